import type { LogHooks } from '@portal/event-store/hooks';
import { Counter, Histogram, type Registry } from 'prom-client';
import { metricNames } from './names.ts';

/**
 * Measures the log from outside: `connectLog({ hooks: logMetrics.hooks })` first, `logMetrics.register(app.metrics)` once
 * there is an app.
 */
export class LogMetrics {
  readonly #appends = new Histogram({
    name: metricNames.appendDuration,
    help: 'Seconds until an append was on disk.',
    labelNames: ['stream'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [],
  });
  readonly #retries = new Counter({
    name: metricNames.logRetries,
    help: 'Appends published once more, and readers that began again from their cursor.',
    labelNames: ['stream', 'what'],
    registers: [],
  });

  readonly hooks: LogHooks = {
    appended: ({ stream, duration }) => this.#appends.observe({ stream }, duration / 1_000),
    retrying: ({ stream, what }) => this.#retries.inc({ stream, what }),
  };

  register(registry: Registry): void {
    registry.registerMetric(this.#appends);
    registry.registerMetric(this.#retries);
  }
}
