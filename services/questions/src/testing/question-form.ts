/** A question as a browser sends it. */
export const asked = {
  title: 'Подъёмник',
  name: 'Анна Ёлкина',
  email: 'anna@example.by',
  text: 'Когда починят подъёмник?\r\nСпасибо.',
};

/** Multipart for `inject`. A file is given as its name and bytes. */
export async function questionForm(fields: Record<string, string | { name: string; data: Uint8Array }>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.data)], value.name));
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
