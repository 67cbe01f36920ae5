import { join } from 'node:path';

/** This file is infra/start/repository-root.ts. */
export const repositoryRoot = join(import.meta.dirname, '../..');

/** Node of the pinned version, whatever runs this. */
export const node = join(repositoryRoot, 'node_modules/.bin/node');
