import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery as a page of files, served as they were built: what tests look at is what people look at. */
export const galleryConfig: RsbuildConfig = {
  root: import.meta.dirname,
  mode: 'production',
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { template: './index.html' },
  server: { printUrls: false },
  output: { cleanDistPath: true, distPath: { root: join(import.meta.dirname, '../../../.cache/gallery') } },
  performance: { printFileSize: false },
};
