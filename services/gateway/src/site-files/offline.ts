import { dirname } from 'node:path';
import type { OfflineList } from '@portal/contracts/web/offline';
import { pages } from '@portal/contracts/web/pages';
import { liveVersion } from '../pages/preloads.ts';
import type { SiteFile } from './site-file.ts';

/** The area that is to work without a network. */
const SIMULATORS = 'mf-trainers';

/** /offline.json, for the service worker: the shell and the simulators in their live versions. */
export const offline: SiteFile = {
  contentType: 'application/json; charset=utf-8',
  make({ build: { shell, registry, prerendered } }) {
    const { display, scripts, styles, fonts, icon, late = [] } = shell;
    const versions = Object.values(registry.microFrontends).flatMap((all) => liveVersion(all) ?? []);
    const list: OfflineList = {
      files: [
        display,
        ...scripts,
        ...styles,
        ...fonts,
        icon,
        ...late.filter((file) => /\.(js|css|woff2)$/.test(file)),
        ...(prerendered.areas.get(SIMULATORS)?.files ?? []),
      ],
      pages: [
        '/',
        ...pages
          .filter(({ owner, path }) => owner === SIMULATORS && !path.includes(':'))
          .map(({ path }) => path),
      ],
      live: versions.map(({ url }) => `${dirname(url)}/`),
    };
    return JSON.stringify(list);
  },
};
