import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Child } from '../processes/child.ts';
import { type OrphanGuard, startOrphanGuard } from '../processes/orphan-guard.ts';
import { startMongodbServer } from './mongodb-server.ts';
import { mongodbSocket, mongodbUrl } from './mongodb-socket.ts';
import { type Program, resolveMongodb } from './programs.ts';

interface Doc {
  _id: string;
  text: string;
}

describe('the MongoDB that the portal brings along', () => {
  let dir: string;
  let guard: OrphanGuard;
  let program: Program;
  let server: Child;
  let client: MongoClient;

  const start = async () => {
    server = await startMongodbServer({ program, dir: join(dir, 'db'), socket: mongodbSocket(dir), guard });
    client = new MongoClient(mongodbUrl(mongodbSocket(dir)));
  };
  const end = async () => {
    await client.close();
    await server.stop();
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-mongodb-'));
    guard = startOrphanGuard();
    program = await resolveMongodb(console.error);
    await start();
  });
  afterAll(async () => {
    await end();
    await guard.close();
    await rm(dir, { recursive: true, force: true });
  });

  it('keeps documents over a kill', async () => {
    await client.db('portal_a').collection<Doc>('kept').insertOne({ _id: 'one', text: 'here' });
    await client.close(); // the driver may wait for ever to say goodbye to a server that is dead
    server.kill('SIGKILL');
    await server.exited;
    await start();
    expect(await client.db('portal_a').collection<Doc>('kept').findOne({ _id: 'one' })).toEqual({
      _id: 'one',
      text: 'here',
    });
  });

  it('finds documents by _id through an index, in every collection and right after it was made', async (context) => {
    if (program.kind !== 'ours') return context.skip();
    const collection = client.db('portal_b').collection<Doc>('looked-up');
    await collection.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: `d${i}`, text: 'x' })));
    const file = join(dir, 'db', 'portal_b.sqlite');
    expect(await readdir(join(dir, 'db'))).toContain('portal_b.sqlite');
    const plan = await indexedPlan(file);
    expect(plan).toMatch(/USING INDEX .*_lookup/);
  });
});

/** How SQLite answers the query that FerretDB asks for an _id, once it uses an index. */
async function indexedPlan(file: string): Promise<string> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    for (;;) {
      const [table] = db.prepare(`SELECT table_name FROM _ferretdb_collections`).all();
      const query = `EXPLAIN QUERY PLAN SELECT _ferretdb_sjson FROM "${table?.table_name}" WHERE _ferretdb_sjson->'$._id' = ?`;
      const plan = db.prepare(query).all('"d1"');
      const detail = plan.map((row) => String(row.detail)).join(' ');
      if (detail.includes('USING INDEX')) return detail;
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    db.close();
  }
}
