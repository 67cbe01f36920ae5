/** The address of a link that calls the number: '8 (0000) 12-34-56' → 'tel:80000123456'. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
