import { createContext } from 'react';
import { emergencyServices } from './data.ts';

/** The services that can be called, for the scenes: the local ones depend on the centre. */
export const ServicesContext = createContext(emergencyServices());
