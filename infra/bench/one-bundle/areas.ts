// Takes the place of shell/src/federation/runtime.ts in the bundle that build.ts makes; never runs as it stands here.
import type { Area } from '@portal/contracts/web/mount';
import type { AreaVersion } from '@portal/contracts/web/registry';
import { area as crm } from 'portal-area/mf-crm';
import { area as legal } from 'portal-area/mf-legal';
import { area as news } from 'portal-area/mf-news';
import { area as trainers } from 'portal-area/mf-trainers';

const areas: Record<string, Area> = {
  'mf-crm': crm,
  'mf-legal': legal,
  'mf-news': news,
  'mf-trainers': trainers,
};

/** The areas as they are in the bundle already: nothing is fetched for them but their late pages. */
export function createAreaFiles() {
  return {
    async module({ url }: AreaVersion) {
      const area = areas[url.split('/')[2] ?? ''];
      if (!area) throw new Error(`${url} is of no area in the bundle`);
      return { area };
    },
    style: async () => {},
    preload: () => {},
  };
}
