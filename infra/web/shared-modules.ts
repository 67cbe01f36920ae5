/**
 * Modules of which the page has one copy, the shell's, and the names of them that areas may use ('*': all). Areas are
 * built without these modules, so what is missing on the shell's side would fail in the visitor's
 * browser: SharedCheck refuses such an area when it is built, and the shell's facades are typed by this list.
 */
export const sharedModules = {
  react: '*',
  'react/jsx-runtime': '*',
  'react-dom': ['createPortal', 'flushSync'],
  'react-router': ['matchPath', 'useLocation', 'useNavigate', 'useParams', 'useSearchParams'],
} as const;

export type SharedModule = keyof typeof sharedModules;

/** Packages of which a second copy in the page would break the first. */
export const onlyInShell = ['react', 'react-dom', 'react-router', 'scheduler'];
