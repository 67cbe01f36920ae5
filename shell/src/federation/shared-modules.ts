import type { SharedModule } from '@portal/infra/web/shared-modules';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createPortal, flushSync, version } from 'react-dom';
import { matchPath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import reactRouterPackage from 'react-router/package.json' with { type: 'json' };

interface Shared {
  version: string;
  lib: () => object;
}

/**
 * The page's one copy of each shared module. Sharing a module switches off its tree shaking, so areas get a facade with
 * the names that they may use; `infra/web/check-shared.ts` refuses an area that imports another one.
 */
export const facades: Record<SharedModule, Shared> = {
  react: { version: react.version, lib: () => react },
  'react/jsx-runtime': { version: react.version, lib: () => jsxRuntime },
  'react-dom': { version, lib: () => ({ createPortal, flushSync }) },
  'react-router': {
    version: reactRouterPackage.version,
    lib: () => ({ matchPath, useLocation, useNavigate, useParams, useSearchParams }),
  },
};
