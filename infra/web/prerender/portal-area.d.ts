/** The door of the area that is being built (src/area.tsx of its folder): an alias of the build, see server-build.ts. */
declare module 'portal-area' {
  export const area: import('@portal/contracts/web/mount').Area;
}
