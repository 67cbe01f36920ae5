import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, isFree } from './free-port.ts';

describe('a free port', () => {
  it('is none that somebody listens on, and lies below those of outgoing connections', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const share = (port - 20_000) / 12_000;
    const numbers = [share, share, 0.5];
    const other = await freePort(() => numbers.shift() ?? Math.random());
    expect(await isFree(port, '127.0.0.1')).toBe(false);
    expect(other).not.toBe(port);
    expect(other).toBeLessThan(32_768);
    await new Promise((resolve) => taken.close(resolve));
  });
});
