import swagger from '@fastify/swagger';
import { ErrorAnswer } from '@portal/contracts/rest/error';
import type { FastifyInstance } from 'fastify';

/** `/openapi.json`: OpenAPI 3.1 of this service's routes, made from the schemas that also validate them. */
export async function useOpenApi(app: FastifyInstance, service: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Портал: ${service}`, version: '1.0.0' },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: { Error: JSON.parse(JSON.stringify(ErrorAnswer)) },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const guarded = access === 'user' || access === 'admin';
      return {
        url,
        schema: { ...schema, hide: access === 'internal', ...(guarded ? { security: [{ token: [] }] } : {}) },
      };
    },
  });
  app.get('/openapi.json', { config: { access: 'internal' } }, async () => app.swagger());
}
