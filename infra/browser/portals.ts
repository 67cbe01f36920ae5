import { freePort } from '../processes/free-port.ts';

// Read once more by every worker, which must find the same ports.
process.env.PORTAL_PORTS ??= [await freePort(), await freePort()].join();

/** Port of each worker's portal, by the worker's TEST_PARALLEL_INDEX. */
export const portals: readonly number[] = process.env.PORTAL_PORTS.split(',').map(Number);
