import { readdir } from 'node:fs/promises';
import specs from '@asyncapi/specs';
import { eventChannels } from '@portal/contracts/events/channels';
import { streams } from '@portal/contracts/streams';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { asyncApi } from './async-api.ts';

const contracts = new URL('../../../contracts/src/events/', import.meta.url);

it('the events are described as the official schema of AsyncAPI 3 has it', () => {
  const ajv = new Ajv({
    strict: false,
    meta: false,
    validateSchema: false,
    unicodeRegExp: false,
    code: { optimize: false },
  });
  formats.default(ajv);
  const document = JSON.parse(JSON.stringify(asyncApi()));
  const valid = ajv.validate(specs.schemas['3.0.0'], document);
  expect(ajv.errors ?? []).toEqual([]);
  expect(valid).toBe(true);
}, 60_000);

it('no event type is left out, and none is in two channels', async () => {
  const files = (await readdir(contracts)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('channels.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, contracts).href)));
  const written = modules.flatMap((all: Record<string, object>) =>
    Object.entries(all).flatMap(([name, events]) => (name.endsWith('Events') ? Object.keys(events) : [])),
  );
  const described = eventChannels.flatMap(({ events }) => Object.keys(events));
  expect(written.length).toBeGreaterThan(20);
  expect(described.toSorted()).toEqual(written.toSorted());
});

it('every channel is in a stream that holds its subject', () => {
  const fits = (pattern: string, subject: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^.]+').replace('>', '.+')}$`).test(subject);
  const strays = eventChannels.filter(
    ({ stream, subject }) => !streams[stream].subjects.some((pattern) => fits(pattern, subject)),
  );
  expect(strays).toEqual([]);
});
