/** Time in ms for the page itself before anything is fetched for later. */
const peace = 3_000;

/**
 * Lets the portal be read without a network from the next visit on, and warms the simulators once the page is at rest;
 * visitors who save data warm nothing. What is kept, and whether at all, is for the server to say: /sw.js.
 */
export function workOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker) return;
  setTimeout(async () => {
    try {
      await serviceWorker.register('/sw.js');
      const { active } = await serviceWorker.ready;
      if (!connection?.saveData) active?.postMessage('warm');
    } catch (error) {
      console.error('The portal can not be kept for later', error);
    }
  }, peace);
}
