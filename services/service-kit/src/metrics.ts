import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { metricNames } from './names.ts';

/** How many events a read model is behind its log; rejects while the log can't be reached. */
export type Lag = () => Promise<number>;

/** `/metrics` in the text form of Prometheus: the process, request durations, how far each stream is seen, readiness. */
export function useMetrics(app: FastifyInstance, service: string): void {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  app.decorate('metrics', registry);
  app.decorate('lags', new Map<string, Lag>());

  const durations = new Histogram({
    name: metricNames.requestDuration,
    help: 'Seconds from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const seen = new Gauge({
    name: metricNames.sequenceSeen,
    help: 'Last sequence of each stream that this service answers from.',
    labelNames: ['stream'],
    registers: [registry],
  });
  new Gauge({
    name: metricNames.readModelLag,
    help: 'Events that a read model is behind its log.',
    labelNames: ['read_model'],
    registers: [registry],
    async collect() {
      await Promise.all([...app.lags].map(([name, lag]) => measure(this, name, lag)));
    },
  });
  const ready = new Gauge({
    name: metricNames.ready,
    help: '1 when the service can do its work.',
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids would make a time series each.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { config: { access: 'internal' } }, async (_request, reply) => {
    for (const [stream, sequence] of Object.entries(app.sequences.seen())) seen.set({ stream }, sequence);
    ready.set((await app.health.run()).ready ? 1 : 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function measure(gauge: Gauge<'read_model'>, name: string, lag: Lag): Promise<void> {
  try {
    gauge.set({ read_model: name }, await lag());
  } catch {
    // An old figure would look like a read model that stands still: none says that nobody knows.
    gauge.remove({ read_model: name });
  }
}
