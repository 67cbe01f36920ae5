import type { CommentEvent, PostEvent, ViewsEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Documents } from '@portal/event-store/projection';
import { takeBack, throwAway } from '../trash.ts';
import { update } from '../update.ts';
import { type Directory, isClosed, nextPage, noPages, withGap, withoutGap } from './directory.ts';
import {
  DIRECTORY,
  GROUP_SIZE,
  LEADERS,
  type Leaders,
  type ListedPost,
  leadersId,
  type Page,
  type Place,
  pageId,
  placeId,
  postDocumentId,
  type Removed,
  removedId,
  type Tallies,
  type Tally,
  tallyId,
} from './documents.ts';
import { bestOfLeaders, bestOfTallies, withLeaders } from './leaders.ts';
import { type Deleted, type Edited, edit, type Published, publish, type Restored } from './listed-post.ts';
import { retire } from './retired.ts';
import {
  addComment,
  addTally,
  addViews,
  hideComment,
  newTally,
  removeComment,
  removeTally,
  showComment,
} from './tally.ts';

export type NewsListEvent = PostEvent | CommentEvent | ViewsEvent;

/** Folds one event into the documents it touches: never more than a few for each post, however many posts there are. */
export async function foldNewsList(event: Recorded<NewsListEvent>, documents: Documents): Promise<void> {
  switch (event.type) {
    case 'portal.post.published.v1':
      return foldPublished(event, documents);
    case 'portal.post.edited.v1':
      return foldEdited(event, documents);
    case 'portal.post.deleted.v1':
      return foldDeleted(event, documents);
    case 'portal.post.restored.v1':
      return foldRestored(event, documents);
    case 'portal.comment.written.v1':
      return changeComments(event, documents, addComment);
    case 'portal.comment.deleted.v1':
      return changeComments(event, documents, removeComment);
    case 'portal.comment.hidden.v1':
      return changeComments(event, documents, hideComment);
    case 'portal.comment.shown.v1':
      return changeComments(event, documents, showComment);
    case 'portal.posts.viewed.v1':
      return foldViews(event, documents);
  }
}

async function foldPublished(event: Recorded<Published>, documents: Documents): Promise<void> {
  const directory = (await documents.get<Directory>(DIRECTORY)) ?? noPages;
  const page = nextPage(directory);
  const post = publish(event, page);
  const published = directory.published + 1;
  documents.set(DIRECTORY, { ...directory, published, edited: event.sequence } satisfies Directory);
  documents.set(placeId(post.id), { page, order: post.order, deleted: false } satisfies Place);
  documents.set(postDocumentId(post.id), post);
  await update<Page>(documents, pageId(page), (old) => ({ posts: [...(old?.posts ?? []), post] }));
  await changeTallies(page, documents, (tallies) => addTally(tallies, post.id, newTally(post.order)));
}

async function foldEdited(event: Recorded<Edited>, documents: Documents): Promise<void> {
  const post = await documents.get<ListedPost>(postDocumentId(event.data.postId));
  if (!post) return;
  const edited = edit(post, event);
  documents.set(postDocumentId(post.id), edited);
  if (edited.image?.name !== post.image?.name) await retire(documents, post.image, event.time);
  await update<Page>(
    documents,
    pageId(post.page),
    (page) => page && { posts: page.posts.map((listed) => (listed.id === post.id ? edited : listed)) },
  );
  await update<Directory>(
    documents,
    DIRECTORY,
    (directory) => directory && { ...directory, edited: event.sequence },
  );
}

async function foldDeleted({ data, sequence, time }: Recorded<Deleted>, documents: Documents): Promise<void> {
  const post = await documents.get<ListedPost>(postDocumentId(data.postId));
  if (!post) return;
  const { id, page, order } = post;
  documents.delete(postDocumentId(id));
  await retire(documents, post.image, time);
  const tally = (await documents.get<Tallies>(tallyId(page)))?.posts[id] ?? newTally(order);
  const removed = { post, tally, at: time, editorId: data.editorId } satisfies Removed;
  documents.set(removedId(id), removed);
  for (const over of await throwAway(documents, id, time)) documents.delete(removedId(over));
  documents.set(placeId(id), { page, order, deleted: true } satisfies Place);
  const left = (await documents.get<Page>(pageId(page)))?.posts.filter((listed) => listed.id !== id) ?? [];
  documents.set(pageId(page), { posts: left } satisfies Page);
  await changeTallies(page, documents, (tallies) => removeTally(tallies, id));
  await update<Directory>(documents, DIRECTORY, (directory) => {
    if (!directory) return null;
    const empty = left.length === 0 && isClosed(directory, page);
    return { ...(empty ? withGap(directory, page) : directory), edited: sequence };
  });
}

async function foldRestored({ data, sequence }: Recorded<Restored>, documents: Documents): Promise<void> {
  const removed = await documents.get<Removed>(removedId(data.postId));
  if (!removed) return;
  const { post, tally } = removed;
  const { id, page, order } = post;
  documents.delete(removedId(id));
  await takeBack(documents, id);
  documents.set(postDocumentId(id), post);
  documents.set(placeId(id), { page, order, deleted: false } satisfies Place);
  await update<Page>(documents, pageId(page), (old) => ({
    posts: [...(old?.posts ?? []), post].toSorted((a, b) => a.order - b.order),
  }));
  await changeTallies(page, documents, (tallies) => addTally(tallies, id, tally));
  await update<Directory>(
    documents,
    DIRECTORY,
    (directory) => directory && { ...withoutGap(directory, page), edited: sequence },
  );
}

/** Comments of a deleted post change too: it may come back. */
async function changeComments(
  { data: { postId, commentId } }: Recorded<CommentEvent>,
  documents: Documents,
  change: (tally: Tally, commentId: string) => Tally,
): Promise<void> {
  const place = await documents.get<Place>(placeId(postId));
  if (!place) return;
  if (place.deleted) {
    return update<Removed>(
      documents,
      removedId(postId),
      (removed) => removed && { ...removed, tally: change(removed.tally, commentId) },
    );
  }
  await update<Tallies>(documents, tallyId(place.page), (tallies) => {
    const tally = tallies?.posts[postId];
    return tally ? addTally(tallies, postId, change(tally, commentId)) : null;
  });
}

async function foldViews({ data }: Recorded<ViewsEvent>, documents: Documents): Promise<void> {
  const ids = Object.keys(data.views);
  const places = await Promise.all(ids.map((id) => documents.get<Place>(placeId(id))));
  const live = ids.flatMap((id, i) => (places[i] && !places[i].deleted ? { id, page: places[i].page } : []));
  for (const [page, posts] of Map.groupBy(live, ({ page }) => page)) {
    await changeTallies(page, documents, (tallies) =>
      posts.reduce((told, { id }) => addViews(told, id, data.views[id]!), tallies),
    );
  }
}

/** Changes the tallies of a page, and with them who leads. */
async function changeTallies(
  page: number,
  documents: Documents,
  change: (tallies: Tallies) => Tallies,
): Promise<void> {
  const tallies = change((await documents.get<Tallies>(tallyId(page))) ?? { posts: {} });
  documents.set(tallyId(page), tallies);

  const group = Math.floor(page / GROUP_SIZE);
  const ofGroup = (await documents.get<Leaders>(leadersId(group))) ?? { of: {} };
  const changedGroup = withLeaders(ofGroup, page, bestOfTallies(tallies));
  documents.set(leadersId(group), changedGroup);

  const ofAll = (await documents.get<Leaders>(LEADERS)) ?? { of: {} };
  documents.set(LEADERS, withLeaders(ofAll, group, bestOfLeaders(changedGroup)));
}
