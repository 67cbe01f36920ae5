import { describe, expect, it } from 'vitest';
import { faultsOf } from './shared-check.ts';

const file = '/portal/mf-news/src/area.tsx';

describe('what areas may take from the shell', () => {
  it('lets through the names that the shell shares', () => {
    const source = `import { useState } from "react";\nimport { useParams, useLocation as here } from "react-router";`;
    expect(faultsOf(file, source)).toEqual([]);
  });

  it('refuses a name that the shell does not share, however it is renamed', () => {
    expect(faultsOf(file, `import { useFetcher as f } from 'react-router'`)).toEqual([
      expect.stringContaining(`no 'useFetcher' of react-router`),
    ]);
  });

  it('refuses the whole module and its default where only some names are shared', () => {
    expect(faultsOf(file, `import * as dom from 'react-dom'`)).toHaveLength(1);
    expect(faultsOf(file, `import dom, { createPortal } from 'react-dom'`)).toHaveLength(1);
  });

  it('sees names over several lines', () => {
    expect(faultsOf(file, `import {\n  useParams,\n  Outlet,\n} from "react-router";`)).toHaveLength(1);
  });

  it('refuses a second copy of React in an area', () => {
    expect(faultsOf('/portal/node_modules/react-dom/cjs/react-dom-client.production.js', '')).toHaveLength(1);
    expect(faultsOf('/portal/node_modules/react-redux/dist/react-redux.mjs', '')).toEqual([]);
  });
});
