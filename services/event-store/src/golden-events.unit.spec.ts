import { readdir, readFile } from 'node:fs/promises';
import type { EventSchemas } from '@portal/contracts/events/event';
import { upcasters } from '@portal/contracts/events/upcasters';
import { beforeAll, describe, expect, it } from 'vitest';
import { PoisonEventError } from './errors.ts';
import { EventCatalogue } from './event-catalogue.ts';
import type { NewEvent, Recorded } from './log.ts';
import { upcast } from './upcasting.ts';

const contracts = new URL('../../contracts/src/events/', import.meta.url);

/** All events of the contracts: what is exported under a name such as `postEvents`. */
async function allSchemas(): Promise<EventSchemas> {
  const files = (await readdir(contracts)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(new URL(name, contracts).href)));
  const events = modules.flatMap((all: Record<string, EventSchemas>) =>
    Object.keys(all)
      .filter((name) => name.endsWith('Events'))
      .map((name) => all[name]!),
  );
  return Object.assign({}, ...events);
}

async function goldenEvents(): Promise<NewEvent[]> {
  const folder = new URL('golden/', contracts);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).flatMap((text) =>
    JSON.parse(text),
  );
}

describe('the events that were ever written', () => {
  let schemas: EventSchemas;
  let golden: NewEvent[];
  beforeAll(async () => {
    [schemas, golden] = await Promise.all([allSchemas(), goldenEvents()]);
  });

  const read = (event: NewEvent) => {
    const recorded: Recorded = { ...event, id: '', subject: '', sequence: 1, time: '' };
    return new EventCatalogue(schemas).knows(upcast(recorded, upcasters));
  };

  it('are understood today, each after it was lifted to its newest version', () => {
    for (const event of golden) expect(read(event), JSON.stringify(event)).toBe(true);
  });

  it('have a sample of every type, outdated ones included', () => {
    const sampled = new Set(golden.map(({ type }) => type));
    const missing = [...Object.keys(schemas), ...Object.keys(upcasters)].filter((type) => !sampled.has(type));
    expect(Object.keys(schemas).length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('would be missed: data against the schema is poison', () => {
    for (const event of golden) expect(() => read({ ...event, data: 'nonsense' })).toThrow(PoisonEventError);
  });
});
