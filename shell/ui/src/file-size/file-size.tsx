const one = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });

/** A size in bytes as people read it: 2516582 → '2,4 МБ', 51200 → '50 КБ'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return `${bytes} Б`;
  return kilobytes < 1000 ? `${whole.format(kilobytes)} КБ` : `${one.format(kilobytes / 1024)} МБ`;
}
