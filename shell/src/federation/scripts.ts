import { AreaError } from './area-errors.ts';
import { areaTimeout } from './area-timeout.ts';

/**
 * Fetches and runs a script of an area, and waits for that. Its element does not stay: the next try asks anew.
 *
 * @throws AreaError when it can't be had in time
 */
export function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    const failed = () => reject(new AreaError('AREA_SCRIPT_MISSING', `No script at ${address}`));
    timer = setTimeout(failed, areaTimeout);
    script.onload = () => resolve();
    script.onerror = failed;
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
