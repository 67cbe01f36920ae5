import { describe, expect, it } from 'vitest';
import { readLogLine } from './log-line.ts';

const now = () => new Date(0);

describe('a line of a log', () => {
  it('that is JSON is kept as it is', () => {
    const line = '{"level":"warn","message":"slow"}';
    expect(readLogLine('posts', line)).toEqual({ level: 'warn', message: 'slow', json: line });
  });

  it('that has an event and an error in place of words is told by them', () => {
    const { message } = readLogLine('auth', '{"level":"warn","event":"part-unavailable","err":"no answer"}');
    expect(message).toBe('part-unavailable: no answer');
    const fatal = '{"level":"fatal","message":"no port","err":{"message":"no port"}}';
    expect(readLogLine('auth', fatal)).toMatchObject({ level: 'error', message: 'no port' });
  });

  it('of FerretDB is read as well', () => {
    expect(readLogLine('mongodb', '{"level":"ERROR","msg":"no"}')).toMatchObject({
      level: 'error',
      message: 'no',
    });
  });

  it('of NATS gets the form of the others', () => {
    const read = readLogLine('nats', '[71] 2026/11/21 09:29:47.4 [WRN] disk is slow', now);
    expect(read).toMatchObject({ level: 'warn', message: 'disk is slow' });
    expect(JSON.parse(read.json)).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      name: 'nats',
      message: 'disk is slow',
    });
  });

  it.each([
    ['JSON', JSON.stringify({ level: 'error', message: 'a\nauth: fine\u001b[2K\u202e' })],
    ['text', 'a\u0085auth: fine\u001b[2K\u202e'],
  ])('tells the console nothing but one line of words, whatever it quotes: %s', (_, line) => {
    const { message } = readLogLine('posts', line);
    expect(message).toContain('auth: fine');
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('that is text, as a crash prints it, becomes JSON', () => {
    expect(JSON.parse(readLogLine('posts', '{ broken', now).json)).toMatchObject({ message: '{ broken' });
  });
});
