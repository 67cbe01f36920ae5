/**
 * Modules of which the page has one copy, the shell's. Areas are built without them (`import: false`), so a name that is
 * missing on the shell's side would fail in the visitor's browser: `check-shared.ts` compares both sides before a build
 * is taken.
 */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-router'] as const;

export type SharedModule = (typeof sharedModules)[number];
