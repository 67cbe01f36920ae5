import type { ComponentType } from 'react';
import type { AuthAnswer, User } from '../rest/auth.ts';
import type { FieldError } from '../rest/error.ts';

/** Grows with every change that an older area or shell could not take. */
export const MOUNT_VERSION = 1;

/** Who is signed in. `unknown` while the stored token is being checked: show 'Loading...' on pages that need a role. */
export interface Session {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  /** Takes over the answer of login or register; stores the token under 'token'. */
  signIn(answer: AuthAnswer): void;
  /** Ends the session here and on the server. 'idle': nobody has used it for long, so it counts as one that ended by itself. */
  signOut(reason?: 'idle'): void;
  /**
   * Where the visitor was (path and query) when the session ended by itself: its time was over, or it was ended from
   * elsewhere. Absent after signing out on purpose, and once somebody has signed in again.
   */
  endedAt?: string;
}

/** The JSON API with the session's token on every call. Paths are absolute: '/api/posts'. */
export interface Api {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
  /** `body`: FormData goes as multipart, anything else as JSON. `headers`: such as Idempotency-Key or If-Match. */
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<T>;
  /** GET whose answer is no JSON: a file, a stream of events. Resolves with the headers; a refusal rejects as above. */
  open(path: string, options?: { signal?: AbortSignal }): Promise<Response>;
}

/**
 * What `Api` rejects with. `status` is 0 when no answer came; `message` is Russian and fit to show, empty when the
 * server gave none. Areas recognise it by `name === 'ApiError'`, since each area is compiled apart from the shell.
 */
export interface ApiError extends Error {
  name: 'ApiError';
  status: number;
  fields: FieldError[];
}

/** The visitor's display settings that a part may need to know; style itself comes by CSS custom properties. */
export interface Display {
  pictures: 'on' | 'gray' | 'off';
  reducedMotion: boolean;
  /** Whether buttons 'Прослушать' are wanted; absent from a shell that is older than this setting, which means yes. */
  speech?: boolean;
}

export interface Crumb {
  title: string;
  /** Absolute path; absent for the page itself. */
  path?: string;
}

export interface PageInfo {
  /** The page's own heading; the shell adds the portal's name in the document title. */
  title: string;
  /** Between 'Главная' and the page itself. */
  crumbs?: Crumb[];
}

export interface ToastOptions {
  /** 'success' unless said otherwise. */
  kind?: 'success' | 'error';
  /** Language of the message where it is not Russian: the specification keeps some texts in English. */
  lang?: 'en';
  /** The page says the same in a live region of its own: the toast is only seen, so that nothing is read out twice. */
  seenOnly?: boolean;
}

/** What the shell hands to every page and fragment of an area. */
export interface Mount {
  version: typeof MOUNT_VERSION;
  session: Session;
  api: Api;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Says a change to screen readers, once. */
  announce(message: string, urgency?: 'polite' | 'assertive'): void;
  /** A message that stays 3 s in sight; the page keeps its own copy of what matters. */
  toast(message: string, options?: ToastOptions): void;
  display: Display;
  /** Path of the address, without query. */
  path: string;
  /**
   * A page calls it when it knows its title (and again when that changes): the shell sets the document title and the
   * breadcrumbs, and after a change of address moves focus to the page's <h1> and announces it.
   */
  page(info: PageInfo): void;
}

export interface AreaRoute {
  /** Pattern of react-router: '/news/:id'. Letter case and a trailing slash do not matter. */
  path: string;
  Page: ComponentType<Mount>;
  /**
   * There on pages that say something without data and session: the build makes HTML of their first state. It is called
   * before, and resolves when the page is there to be drawn, where its code is fetched late.
   */
  prerender?(): Promise<void> | void;
  /** Where the page's code is fetched late: the name of its chunk. The build tells gateway and shell which files those are. */
  chunk?: string;
}

/** What the module './area' of every micro-frontend exports as `area`. */
export interface Area {
  version: typeof MOUNT_VERSION;
  routes: AreaRoute[];
  /** Parts that this area lends to other pages, by name: news 'latest', trainers 'cards', legal 'contacts'. */
  fragments: Record<string, ComponentType<Mount>>;
}
