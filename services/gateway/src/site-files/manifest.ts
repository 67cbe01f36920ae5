import { portalName } from '@portal/contracts/web/pages';
import type { SiteFile } from './site-file.ts';

/** /manifest.webmanifest: lets the portal be put on a home screen. Colours are those of the design system's tokens. */
export const manifest: SiteFile = {
  contentType: 'application/manifest+json; charset=utf-8',
  make: ({ build: { shell } }) =>
    JSON.stringify({
      id: '/',
      name: portalName,
      short_name: 'Портал центра',
      description: 'Новости, электронные тренажёры, права и льготы, доступная среда.',
      lang: 'ru',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#06363c',
      background_color: '#fcf7f0',
      icons: [
        { src: shell.icon, type: 'image/svg+xml', sizes: 'any' },
        ...(shell.icons ?? []).map(({ src, size, purpose }) => ({
          src,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ],
    }),
};
