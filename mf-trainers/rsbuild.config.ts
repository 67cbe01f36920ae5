import { areaConfig } from '@portal/infra/web/area';
import type { RsbuildConfig } from '@rsbuild/core';

const area = areaConfig(import.meta.dirname);

/**
 * What two or more pages use (the frame of teaching, the cards' carousel, the store) is one file of its own, so that a
 * second simulator brings only its own scenes.
 */
export default (): RsbuildConfig => ({
  ...area(),
  splitChunks: {
    preset: 'none',
    chunks: 'async',
    minSize: 0,
    cacheGroups: { shared: { name: 'shared', minChunks: 2, test: /mf-trainers|shell[\\/]ui|node_modules/ } },
  },
});
