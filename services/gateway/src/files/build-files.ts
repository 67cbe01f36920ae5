import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { sendError } from '@portal/service-kit/error-handling';
import { NotFoundError } from '@portal/service-kit/errors';
import type { FastifyError, FastifyInstance } from 'fastify';

export interface BuildFilesOptions {
  /** WEB_DIR */
  webDir: string;
  headers: [string, string][];
}

/**
 * Files of the front-end build: the shell's at /static/, the areas' at /mf/<area>/<version>/. Their names change with
 * their content, so they may be kept for ever; `.br` files beside them are made by the build. What is gone from disk is
 * gone at once.
 */
export async function useBuildFiles(
  app: FastifyInstance,
  { webDir, headers }: BuildFilesOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.removeHeader('content-security-policy');
      reply.headers(Object.fromEntries(headers));
    });
    // A path that tries to leave the folder names nothing here.
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      sendError(error.statusCode === 403 ? new NotFoundError() : error, request, reply),
    );
    for (const [index, folder] of ['static', 'mf'].entries()) {
      await scope.register(staticFiles, {
        root: join(webDir, folder),
        prefix: `/${folder}/`,
        decorateReply: index === 0,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        redirect: false,
        dotfiles: 'ignore',
      });
    }
  });
}
