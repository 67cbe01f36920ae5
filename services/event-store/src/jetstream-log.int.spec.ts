import { afterAll, beforeAll } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import type { EventLog } from './log.ts';
import { describeAnyHistory } from './testing/any-history.ts';
import { describeLog, type OpenLog } from './testing/log-conformance.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';

let nats: OwnNats;
let connections: LogConnections;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

const open: OpenLog = (options): EventLog => connections.log('POSTS', options);

describeLog('the log in JetStream', open);
describeAnyHistory('the log in JetStream', open, { runs: 15 });
