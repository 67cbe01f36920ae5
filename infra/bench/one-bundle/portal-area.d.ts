/** The doors of the areas: aliases of the build, see build.ts. No code may import them otherwise. */
declare module 'portal-area/*' {
  export const area: import('@portal/contracts/web/mount').Area;
}
