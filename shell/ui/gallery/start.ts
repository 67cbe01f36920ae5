import { createRsbuild } from '@rsbuild/core';
import { galleryConfig } from './rsbuild.config.ts';

// `npm run gallery`: builds the page, serves it on the next free port and says where, until it is interrupted.
const rsbuild = await createRsbuild({ rsbuildConfig: galleryConfig });
await rsbuild.build();
const { urls } = await rsbuild.preview({ getPortSilently: true });
process.stdout.write(`gallery ${urls[0]}\n`);
