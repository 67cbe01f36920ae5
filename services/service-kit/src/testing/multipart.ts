export interface Multipart {
  headers: { 'content-type': string };
  payload: Buffer;
}

/** A form as a browser sends it; a Buffer goes as the file `<name>.png`, whatever it holds. */
export async function multipart(fields: Record<string, string | Buffer>): Promise<Multipart> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value)], `${name}.png`, { type: 'image/png' }));
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
