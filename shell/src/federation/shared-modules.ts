import type { SharedModule, sharedModules } from '@portal/infra/web/shared-modules';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createPortal, flushSync, version } from 'react-dom';
import { matchPath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import reactRouterPackage from 'react-router/package.json' with { type: 'json' };

type Facade<M extends SharedModule> = (typeof sharedModules)[M] extends readonly (infer Name extends string)[]
  ? Record<Name, unknown>
  : object;

type Facades = { [M in SharedModule]: { version: string; lib: () => Facade<M> } };

/**
 * The page's one copy of each shared module. Sharing a module switches off its tree shaking, so areas get a facade with
 * the names that infra/web/shared-modules.ts lists; the type holds both sides together.
 */
export const facades: Facades = {
  react: { version: react.version, lib: () => react },
  'react/jsx-runtime': { version: react.version, lib: () => jsxRuntime },
  'react-dom': { version, lib: () => ({ createPortal, flushSync }) },
  'react-router': {
    version: reactRouterPackage.version,
    lib: () => ({ matchPath, useLocation, useNavigate, useParams, useSearchParams }),
  },
};
