import Type, { type Static } from 'typebox';

/** Addresses. */
const Files = Type.Object({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) });

/** What the shell and the gateway need to know of an area's version, under `extras.portal`. */
export const AreaExtras = Type.Object({
  /** Name of the team that answers for the area, shown by `?layout=teams`. */
  team: Type.String(),
  /** Name of the container that the entry makes; differs from version to version, so that two can live in one page. */
  remote: Type.String(),
  /**
   * Addresses that a page with this area needs beside `url`: the gateway names them in `<link rel=preload>` of the pages
   * that the area owns (`as=script`, `as=style`), the shell asks for them together with the entry.
   */
  preload: Files,
  /** What a page needs beside these, by its pattern: its code is fetched late. Absent from pages without such code. */
  pages: Type.Optional(Type.Record(Type.String(), Files)),
});

/** One version of an area in the shape of AWS Labs' frontend discovery, schema v1-pre. */
export const AreaVersion = Type.Object({
  /** Address of the federation entry: '/mf/mf-news/0.1.0-3f2a9c1b07/remote-entry.js'. */
  url: Type.String(),
  /** Asked instead of `url` after an error that may pass. */
  fallbackUrl: Type.Optional(Type.String()),
  metadata: Type.Object({
    /** Subresource integrity of the file at `url`: 'sha384-…'. */
    integrity: Type.String(),
    version: Type.String(),
  }),
  deployment: Type.Object({
    /** Percentage of visitors who get this version; those of an area add up to 100. */
    traffic: Type.Number({ minimum: 0, maximum: 100 }),
    /** The version to fall back on. */
    default: Type.Boolean(),
  }),
  extras: Type.Object({ portal: AreaExtras }),
});

/** registry.json: which versions of which areas ('mf-news') are live. The gateway inlines it in every page as #portal-registry. */
export const Registry = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(AreaVersion)),
});

/** Value of `schema`, for readers outside the portal. */
export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** shell/index.json of the front-end build: what the gateway's HTML page names, as addresses in load order. */
export const ShellIndex = Type.Object({
  version: Type.String(),
  /** The one blocking script in <head>: display settings before the first paint. */
  display: Type.String(),
  /** `<script defer>` each, in this order. */
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
  /** `<link rel="preload" crossorigin as="font">` each. */
  fonts: Type.Array(Type.String()),
  icon: Type.String(),
  /** Everything else that a page may ask for later: scripts and styles of parts that open on a press, other letters. */
  late: Type.Optional(Type.Array(Type.String())),
  /** Script of the service worker; the gateway gives its content at /sw.js. */
  worker: Type.Optional(Type.String()),
  /** The same as PNG, for home screens. */
  icons: Type.Optional(
    Type.Array(
      Type.Object({ src: Type.String(), size: Type.Integer(), purpose: Type.Enum(['any', 'maskable']) }),
    ),
  ),
});

export type AreaVersion = Static<typeof AreaVersion>;
export type AreaExtras = Static<typeof AreaExtras>;
export type Registry = Static<typeof Registry>;
export type ShellIndex = Static<typeof ShellIndex>;
