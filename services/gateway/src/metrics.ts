import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { Core } from './core.ts';
import { metricNames } from './names.ts';

/** Read when somebody looks at /metrics: the hot path itself counts nothing but one number. */
export function useGatewayMetrics(
  app: FastifyInstance,
  { memory, hotPath, views }: Pick<Core, 'memory' | 'hotPath' | 'views'>,
): void {
  const registers = [app.metrics];
  let told = 0;
  new Counter({
    name: metricNames.answered,
    help: 'Requests answered from memory, before Fastify.',
    registers,
    collect() {
      this.inc(hotPath.answered - told);
      told = hotPath.answered;
    },
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge(metricNames.kept, 'Answers in memory.', () => memory.count);
  gauge(metricNames.bytes, 'Bytes that the answers in memory take.', () => memory.size);
  gauge(metricNames.viewsWaiting, 'Posts with views that posts has not heard of yet.', () => views.waiting);
}
