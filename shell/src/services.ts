import type { Api } from '@portal/contracts/web/mount';
import { createContext, useContext } from 'react';
import type { AreaLoader } from './federation/area-loader.ts';

/** What the shell's parts share beside the store. */
export interface Services {
  api: Api;
  areas: AreaLoader;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesContext has no value here');
  return services;
}
