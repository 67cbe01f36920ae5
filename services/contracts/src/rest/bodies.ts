import Type from 'typebox';

/** The body of an answer that is a file. */
export const Bytes = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** The body of an answer that has none, such as 204 and 304. */
export const noBody = (description: string) => Type.Unsafe<undefined>({ type: 'null', description });
