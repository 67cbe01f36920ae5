import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityOptions {
  /** Hosts of maps and videos that a page may show in a frame, as CSP sources. */
  frameSources: readonly string[];
}

const self = "'self'";
const none = "'none'";

const common = {
  referrerPolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
} satisfies HelmetOptions;

/** Headers of a page. `tls`: the visitor came over TLS, so that nothing may be fetched without it any more. */
export function pageHeaders({ frameSources }: SecurityOptions, tls: boolean): [string, string][] {
  return collect({
    ...common,
    strictTransportSecurity: tls && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [self],
        'script-src': [self],
        'script-src-attr': [none],
        'style-src': [self],
        'font-src': [self],
        // data: small pictures that the build puts into style sheets; blob: a picture chosen in a form, shown before it is sent.
        'img-src': [self, 'data:', 'blob:'],
        'media-src': [self],
        'connect-src': [self],
        'worker-src': [self],
        'manifest-src': [self],
        'frame-src': [self, ...frameSources],
        'object-src': [none],
        'base-uri': [none],
        'form-action': [self],
        'frame-ancestors': [none],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
        ...(tls && { 'upgrade-insecure-requests': [] }),
      },
    },
  });
}

/** Headers of data and pictures: opened on their own, they can do nothing at all. */
export function dataHeaders(): [string, string][] {
  return collect({
    ...common,
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': [none], 'frame-ancestors': [none] },
    },
  });
}

/** Headers of a document that stands alone: it may load nothing, and be styled by `styleSource` only. */
export function documentHeaders(styleSource: string): [string, string][] {
  return collect({
    ...common,
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [none],
        'style-src': [styleSource],
        'base-uri': [none],
        'form-action': [none],
        'frame-ancestors': [none],
      },
    },
  });
}

/** Headers of the build's files. No CSP: a worker's script would carry it into the worker. */
export function fileHeaders(): [string, string][] {
  return collect({ ...common, strictTransportSecurity: false, contentSecurityPolicy: false });
}

/** What helmet would set on an answer, once and for all, instead of at every request. */
function collect(options: HelmetOptions): [string, string][] {
  const headers: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name.toLowerCase(), value]),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
