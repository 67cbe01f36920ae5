import { describe, expect, it } from 'vitest';
import { mongodbSocket, mongodbUrl } from './mongodb-socket.ts';

describe('the socket of the database', () => {
  it('lies in the data directory', () => {
    expect(mongodbSocket('/srv/portal/.data', '/run/user/1')).toBe('/srv/portal/.data/run/mongodb.sock');
  });

  it('moves to the run-time directory where the system would not take its path', () => {
    const deep = `/srv/${'очень-глубоко/'.repeat(6)}.data`;
    const socket = mongodbSocket(deep, '/run/user/1');
    expect(socket).toMatch(/^\/run\/user\/1\/portal-/);
    expect(Buffer.byteLength(socket)).toBeLessThan(104);
    expect(mongodbSocket(`${deep}2`, '/run/user/1')).not.toBe(socket);
  });

  it('stands in the place of the host in the address', () => {
    expect(mongodbUrl('/a b/x.sock')).toBe('mongodb://%2Fa%20b%2Fx.sock/');
  });
});
