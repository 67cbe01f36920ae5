import { Bytes, noBody } from '@portal/contracts/rest/bodies';
import type { Service } from '@portal/service-kit/create-service';
import Type from 'typebox';
import { ImageNotFoundError } from '../errors.ts';
import type { Pictures } from './pictures.ts';

const oneImage = Type.Object({ name: Type.String({ pattern: '^[a-z0-9]{20,64}\\.webp$' }) });

/**
 * SPEC.md section 7: pictures at /api/uploads/{imgUrl}. A name is never used for other bytes, so browsers may keep them
 * for ever, and the name is as good an entity tag as any.
 */
export function useImageRoutes(app: Service, pictures: Pictures): void {
  app.get(
    '/api/uploads/:name',
    {
      config: {
        access: 'public',
        notFound: new ImageNotFoundError().message,
        takes: ['If-None-Match'],
      },
      schema: {
        tags: ['Новости'],
        summary: 'Картинка новости: имя из её imgUrl',
        params: oneImage,
        response: { 200: { content: { 'image/webp': { schema: Bytes } } }, 304: noBody('Не изменилась.') },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = await pictures.get(name);
      if (!bytes) throw new ImageNotFoundError();
      const etag = `"${name.slice(0, -'.webp'.length)}"`;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'x-content-type-options': 'nosniff',
        // Opened on its own it is a picture and nothing else, whatever a browser takes it for.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/webp').send(bytes);
    },
  );
}

/** RFC 9110, 13.1.2: weak comparison with any of the tags. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
