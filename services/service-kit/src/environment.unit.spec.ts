import { describe, expect, it } from 'vitest';
import { common, oneOf, optionalText, readEnvironment, text, url, wholeNumber } from './environment.ts';
import { EnvironmentError } from './errors.ts';

const readers = {
  host: text('HOST', '127.0.0.1'),
  port: wholeNumber('PORT', 8080, 0, 65_535),
  level: oneOf('LEVEL', ['info', 'debug'], 'info'),
  nats: url('NATS_URL', ['nats:', 'tls:']),
  secret: optionalText('SECRET'),
};

describe('the environment', () => {
  it('is read into values, with what is usual for what is not set', () => {
    expect(readEnvironment(readers, { NATS_URL: 'nats://127.0.0.1:4222', PORT: '1234' })).toEqual({
      host: '127.0.0.1',
      port: 1234,
      level: 'info',
      nats: 'nats://127.0.0.1:4222',
      secret: undefined,
    });
  });

  it('says all that is wrong with it at once', () => {
    const read = () => readEnvironment(readers, { PORT: '70000', LEVEL: 'loud', NATS_URL: 'http://x' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      "PORT must be a whole number from 0 to 65535, not '70000'. LEVEL must be one of info, debug, not 'loud'. " +
        'NATS_URL must begin with nats:// or tls://.',
    );
  });

  it.each(['-1', '1.5', '0x10', '1e3', ' 80'])('does not take %j for a port', (PORT) => {
    expect(() => readEnvironment({ port: readers.port }, { PORT })).toThrow(EnvironmentError);
  });

  it('takes an empty value for none', () => {
    expect(() => readEnvironment(common, { NATS_URL: '' })).toThrow('NATS_URL is not set.');
  });
});
