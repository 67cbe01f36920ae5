import { MemoryLog } from './memory-log.ts';
import { describeAnyHistory } from './testing/any-history.ts';
import { describeLog, type OpenLog } from './testing/log-conformance.ts';

/** One history, read through logs with and without upcasters. */
const stored = new MemoryLog('POSTS');
const open: OpenLog = (options) => (options?.upcasters ? stored.lifted(options.upcasters) : stored);

describeLog('the log in memory', open);
describeAnyHistory('the log in memory', open, { runs: 100 });
