import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The trainers without the portal around them, for work on scenes: `npm run workshop -w mf-trainers`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { title: 'Тренажёры', mountId: 'root' },
  output: { distPath: { root: '../../.cache/workshop' } },
  server: { port: 4178, host: '127.0.0.1' },
});
