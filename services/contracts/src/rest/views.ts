import Type, { type Static } from 'typebox';

const uuid = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/**
 * POST /internal/views, from the gateway to posts: how often each post was opened since the last such call, answers from
 * memory included. Ids of posts that are not there are dropped.
 */
export const ViewsBody = Type.Object(
  {
    views: Type.Record(uuid, Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
      maxProperties: 1_000,
      additionalProperties: false,
    }),
  },
  { additionalProperties: false },
);

export type ViewsBody = Static<typeof ViewsBody>;
