import { follow } from '@portal/event-store/follow';
import type { EventLog } from '@portal/event-store/log';
import { createService, type Service } from '@portal/service-kit/create-service';
import { useForms } from '@portal/service-kit/form';
import { useReadModel } from '@portal/service-kit/read-model';
import { Names, type Opener } from '@portal/service-kit/users/names';
import { CommentAnswers } from './comment/answers.ts';
import { CommentCommands } from './comment/commands.ts';
import { useCommentRoutes } from './comment/routes.ts';
import { Pictures } from './image/pictures.ts';
import { useImageRoutes } from './image/routes.ts';
import type { ImageStore } from './image/store.ts';
import { useImageSweep } from './image/use-sweep.ts';
import { PostAnswers } from './post/answers.ts';
import { PostCommands } from './post/commands.ts';
import { HistoryAnswers } from './post/history-answers.ts';
import { useHistoryRoutes } from './post/history-routes.ts';
import { usePostRoutes } from './post/routes.ts';
import { PostComments } from './read-models/comments/post-comments.ts';
import { NewsList } from './read-models/news-list/news-list.ts';
import type { ReadModels } from './read-models/run-read-models.ts';
import { useViewRoutes } from './views/routes.ts';
import { ViewCounter } from './views/view-counter.ts';

export interface PostsOptions {
  /** Stream AUTH. */
  authLog: EventLog;
  /** Stream POSTS. */
  log: EventLog;
  /** Opens the names of users. */
  vault: Opener;
  images: ImageStore;
  readModels: ReadModels;
  /** Silent without one. */
  logLevel?: string;
}

/** The service as a Fastify instance; the caller runs the read models and ends them after `close()`. */
export async function createApp(options: PostsOptions): Promise<Service> {
  const { authLog, log, vault, images, readModels, logLevel = 'silent' } = options;
  const app = await createService({ name: 'posts', authLog, logLevel });
  await useForms(app);
  useReadModel(app, log, readModels.newsList);
  useReadModel(app, log, readModels.comments);
  useReadModel(app, authLog, readModels.users);
  app.health.add('log', async () => {
    await log.info();
  });

  const pictures = new Pictures(images);
  const posts = new PostCommands(log, pictures);
  const postExists = (postId: string) => posts.exists(postId);
  const comments = new CommentCommands(log, postExists);
  const newsList = new NewsList(readModels.newsList);
  const postComments = new PostComments(readModels.comments);
  const names = new Names(readModels.users, vault);

  const postAnswers = new PostAnswers({ newsList, comments: postComments, names });
  usePostRoutes(app, posts, postAnswers);
  useHistoryRoutes(app, posts, postAnswers, new HistoryAnswers({ log, newsList, names }));
  useCommentRoutes(app, comments, new CommentAnswers(postComments, names));
  useViewRoutes(app, new ViewCounter(log, postExists));
  useImageRoutes(app, pictures);
  useImageSweep(app, { images, log, readModel: readModels.newsList, newsList });
  keepCurrent(app, log, [posts.aggregates, comments.aggregates]);
  return app;
}

/** Feeds the aggregates in memory with what other writers append. */
function keepCurrent(app: Service, log: EventLog, followers: Parameters<typeof follow>[1]): void {
  const stop = new AbortController();
  const followed = follow(log, followers, stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await followed;
  });
}
