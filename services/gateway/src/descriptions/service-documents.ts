import { UnavailableError } from '@portal/service-kit/errors';
import type { OpenApiDocument } from '@portal/service-kit/open-api/document';
import type { ServiceName } from '../routing/api-routes.ts';
import type { Upstream } from '../upstream/upstream.ts';

export type ServiceDocuments = Record<ServiceName, OpenApiDocument>;

/** What every service says of its own routes. @throws UnavailableError while one of them is away */
export async function serviceDocuments(upstreams: Record<ServiceName, Upstream>): Promise<ServiceDocuments> {
  const found = await Promise.all(
    Object.entries(upstreams).map(async ([name, upstream]) => [name, await documentOf(upstream)]),
  );
  return Object.fromEntries(found);
}

async function documentOf(upstream: Upstream): Promise<OpenApiDocument> {
  const { statusCode, body } = await upstream.request({ method: 'GET', path: '/openapi.json', headers: {} });
  const text = await body.text();
  if (statusCode !== 200) throw new UnavailableError(1, new Error(`/openapi.json answered ${statusCode}`));
  return JSON.parse(text);
}
