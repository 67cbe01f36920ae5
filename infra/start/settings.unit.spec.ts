import { describe, expect, it } from 'vitest';
import { ownUrl, readSettings, siteUrl } from './settings.ts';

describe('the settings', () => {
  it('are those of the run contract when nothing is set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      adminUsername: 'admin',
      sampleContent: true,
      limitsOff: false,
    });
    expect(settings.dataDir).toMatch(/\/\.data$/);
    expect(settings.natsUrl).toBeUndefined();
    expect(settings.adminPassword).toBeUndefined();
  });

  it('count an empty value as unset', () => {
    expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '' })).toEqual(readSettings({}));
  });

  it.each(['0', '65536', '80a', '-1', ' 80', '8080.5'])('refuse %j as a port in one sentence', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/^PORT должен быть целым числом/);
  });

  it('refuse a password that auth would refuse', () => {
    expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).toThrow(/от 8 до 128/);
  });

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['127.8.8.8', true],
    ['0.0.0.0', false],
    ['192.168.0.2', false],
    ['127.example.org', false],
  ])('take LIMITS=off while listening on %s: %s', (HOST, limitsOff) => {
    expect(readSettings({ HOST, LIMITS: 'off' }).limitsOff).toBe(limitsOff);
  });

  it.each([
    ['127.0.0.1', 'http://localhost:8080'],
    ['0.0.0.0', 'http://localhost:8080'],
    ['::', 'http://localhost:8080'],
    ['192.168.0.2', 'http://192.168.0.2:8080'],
    ['2001:db8::1', 'http://[2001:db8::1]:8080'],
  ])('show the address of %s as %s', (host, url) => {
    expect(siteUrl({ host, port: 8080 })).toBe(url);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://[::1]:80'],
    ['192.168.0.2', 'http://192.168.0.2:80'],
  ])('ask a site that listens on %s at %s', (host, url) => {
    expect(ownUrl({ host, port: 80 })).toBe(url);
  });
});
