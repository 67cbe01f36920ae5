import { ViewsBody } from '@portal/contracts/rest/views';
import type { Service } from '@portal/service-kit/create-service';
import type { ViewCounter } from './view-counter.ts';

/** POST /internal/views: what gateways have counted. Answers 204 when it is on disk. */
export function useViewRoutes(app: Service, counter: ViewCounter): void {
  app.post(
    '/internal/views',
    { config: { access: 'internal' }, schema: { body: ViewsBody } },
    async (request, reply) => {
      const sequence = await counter.count(request.body.views);
      if (sequence !== null) reply.wrote('POSTS', sequence);
      return reply.code(204).send();
    },
  );
}
