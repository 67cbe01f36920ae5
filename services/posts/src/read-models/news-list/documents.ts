import type { PostContent } from '../../post/events.ts';

/** Tallies that one group of leaders looks over. */
export const GROUP_SIZE = 100;
/** SPEC.md section 9: popular news, 3. */
export const POPULAR = 3;
/** Ids of comments that a tally holds for a post; those of further comments stand with the comments themselves. */
export const TALLIED_COMMENTS = 100;

/** `place:<id>`: where a post is. It outlives the post, so that a reader who has come as far as there can read on. */
export interface Place {
  page: number;
  /** Sequence of the event that published it: its place in the list. */
  order: number;
  deleted: boolean;
}

/** `post:<id>`: what its author and editors make of a post. The author's name is not in it: it is read through the vault. */
export interface ListedPost extends PostContent {
  id: string;
  page: number;
  order: number;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** `page:<n>`: the posts of a page, oldest first. Rewritten by editors alone. */
export interface Page {
  posts: ListedPost[];
}

export interface Tally {
  order: number;
  views: number;
  /** Those that everybody sees. */
  comments: number;
  /** Ids of the first of them, in order: all of them, or fewer than there are. */
  firstComments: string[];
  /** Ids of comments that administrators have hidden. */
  hidden: string[];
}

/** `removed:<id>`: a deleted post, for as long as its deletion can be undone. */
export interface Removed {
  post: ListedPost;
  tally: Tally;
  at: string;
  editorId: string;
}

/** `retired:<day>`: names of pictures that went out of use on that day, written '2026-11-21'. */
export interface Retired {
  images: string[];
}

/** `tally:<n>`: what visitors do with the posts of page n. Small, since it is rewritten by every view and comment. */
export interface Tallies {
  posts: Record<string, Tally>;
}

/** A candidate for the popular news. */
export interface Leader {
  id: string;
  order: number;
  views: number;
}

/** `leaders:<m>`: the best of each of up to 100 tallies; `leaders`: the best of each of those groups. */
export interface Leaders {
  of: Record<string, Leader[]>;
}

export const placeId = (id: string) => `place:${id}`;
export const postDocumentId = (id: string) => `post:${id}`;
export const removedId = (id: string) => `removed:${id}`;
export const retiredId = (day: string) => `retired:${day}`;
export const pageId = (n: number) => `page:${n}`;
export const tallyId = (n: number) => `tally:${n}`;
export const leadersId = (group: number) => `leaders:${group}`;
export const DIRECTORY = 'directory';
export const LEADERS = 'leaders';
