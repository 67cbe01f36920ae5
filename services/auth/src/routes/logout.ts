import { MessageAnswer } from '@portal/contracts/rest/auth';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import type { Parts } from './parts.ts';

/** POST /api/auth/logout ends this session, POST /api/auth/logoutEverywhere all of the user's, this one too. */
export function logoutRoutes(app: Service, { sessions }: Parts): void {
  const config = { access: 'user', oneTimePassword: 'enough' } as const;
  const tags = ['Вход и учётная запись'];
  const response = { 200: MessageAnswer };
  const here = { tags, summary: 'Выйти', response };
  const everywhere = { tags, summary: 'Выйти на всех устройствах', response };
  app.post('/api/auth/logout', { config, schema: here }, async (request, reply) => {
    const { traceparent } = request;
    const { id, sessionId } = userOf(request);
    reply.wrote('AUTH', await sessions.endOne(id, sessionId, { traceparent }));
    return { message: 'Вы вышли.' };
  });
  app.post('/api/auth/logoutEverywhere', { config, schema: everywhere }, async (request, reply) => {
    const { traceparent } = request;
    reply.wrote('AUTH', (await sessions.endAll(userOf(request).id, { traceparent })).sequence);
    return { message: 'Вы вышли на всех устройствах.' };
  });
}
