import { describe, expect, it } from 'vitest';
import { againstDirections } from './directions.ts';

const faults = (file: string, from: string) => againstDirections(file, `import { thing } from '${from}';\n`);

describe('the directions of dependencies', () => {
  it.each([
    ['services/contracts/src/rest/post.ts', '@portal/event-store/log'],
    ['services/event-store/src/log.ts', '@portal/service-kit/errors'],
    ['services/service-kit/src/errors.ts', '@portal/posts/app'],
    ['services/posts/src/app.ts', '@portal/auth/app'],
    ['services/posts/src/app.ts', '../../auth/src/app.ts'],
    ['services/gateway/src/app.ts', '@portal/ui/button'],
    ['shell/ui/src/button/button.tsx', '@portal/shell/session'],
    ['shell/ui/src/button/button.tsx', '../../../src/services.ts'],
    ['shell/src/start.tsx', '@portal/mf-news/area'],
    ['shell/src/start.tsx', '../../mf-news/src/area.tsx'],
    ['shell/src/start.tsx', '../ui/src/button/button.tsx'],
    ['mf-news/src/area.tsx', '@portal/mf-crm/area'],
    ['mf-news/src/area.tsx', '../../mf-crm/src/area.tsx'],
    ['mf-news/src/area.tsx', '@portal/service-kit/errors'],
    ['mf-news/src/area.tsx', '@portal/infra/web/area'],
    ['infra/start/main.ts', '@portal/posts/app'],
    ['services/posts/src/app.int.spec.ts', '@portal/auth/app'],
  ])('%s may not import %s', (file, from) => {
    expect(faults(file, from)).toHaveLength(1);
  });

  it.each([
    ['services/event-store/src/log.ts', '@portal/contracts/streams'],
    ['services/posts/src/app.ts', '@portal/service-kit/errors'],
    ['services/posts/src/app.int.spec.ts', '@portal/infra/embedded/servers'],
    ['services/posts/src/post/decide.ts', '../../src/post/events.ts'],
    ['shell/ui/src/tag/tag.tsx', '@portal/contracts/rest/post'],
    ['shell/src/start.tsx', '@portal/ui/button'],
    ['mf-news/src/area.tsx', '@portal/ui/button'],
    ['mf-news/src/area.tsx', './pages/news-page.tsx'],
    ['mf-news/rsbuild.config.ts', '@portal/infra/web/area'],
    ['mf-news/src/area.tsx', 'react'],
  ])('%s may import %s', (file, from) => {
    expect(faults(file, from)).toEqual([]);
  });

  it('are held for types, re-exports, plain and dynamic imports alike', () => {
    const area = '@portal/mf-crm';
    const source = `
      import type { A } from '${area}/a';
      export { b } from "${area}/b";
      import '${area}/c.css';
      const d = () => import('${area}/d');
    `;
    expect(againstDirections('mf-news/src/area.tsx', source)).toHaveLength(4);
  });
});
