import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { LogMetrics } from './log-metrics.ts';

it('tells how long appends take and what had to be tried again', async () => {
  const logMetrics = new LogMetrics();
  const registry = new Registry();
  logMetrics.register(registry);
  logMetrics.hooks.appended?.({ stream: 'AUTH', events: 2, attempts: 1, duration: 4 });
  logMetrics.hooks.retrying?.({ stream: 'AUTH', what: 'read', reason: new Error('away') });
  const text = await registry.metrics();
  expect(text).toContain('portal_log_append_duration_seconds_bucket{le="0.005",stream="AUTH"} 1');
  expect(text).toContain('portal_log_append_duration_seconds_bucket{le="0.0025",stream="AUTH"} 0');
  expect(text).toContain('portal_log_retries_total{stream="AUTH",what="read"} 1');
});
