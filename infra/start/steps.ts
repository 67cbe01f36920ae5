const QUIET_MS = 2000;
const AGAIN_MS = 5000;

export type Report = (message: string) => void;

/** Runs a step of the start and tells of it only when it takes longer than two seconds. */
export async function step<T>(report: Report, title: string, task: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  let told = false;
  let timer = setTimeout(function tell() {
    report(told ? `${title}: ${seconds()} с…` : `${title}…`);
    told = true;
    timer = setTimeout(tell, AGAIN_MS);
  }, QUIET_MS);
  try {
    const result = await task();
    if (told) report(`${title}: готово за ${seconds()} с`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
