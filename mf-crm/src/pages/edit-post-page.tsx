import type { User } from '@portal/contracts/rest/auth';
import type { Post } from '@portal/contracts/rest/post';
import type { Mount } from '@portal/contracts/web/mount';
import { FailureAlert } from '@portal/ui/failure-alert';
import { PageHeading } from '@portal/ui/heading';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { Loading } from '@portal/ui/loading';
import { usePage } from '@portal/ui/mounted/use-page';
import { useSearchParams } from 'react-router';
import { RequireAdmin } from '../access/require-admin.tsx';
import { getPost } from '../api/posts.ts';
import { DRAFT_LOSS } from '../forms/draft-loss.ts';
import { draftOf, formOf } from '../forms/post-draft.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useSendPost } from '../hooks/use-send-post.ts';
import { EditConflict } from '../parts/edit-conflict.tsx';
import columns from '../parts/editor-columns.module.css';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PostForm } from '../parts/post-form.tsx';
import { PostHistory } from '../parts/post-history.tsx';
import { PostPreview } from '../parts/post-preview.tsx';
import { PresentPicture } from '../parts/present-picture.tsx';
import { RestoredDraft } from '../parts/restored-draft.tsx';
import { editPost } from '../store/posts.ts';
import { useCrmDispatch } from '../store/store.ts';
import { cabinetCrumbs } from './crumbs.ts';

const TITLE = 'Изменить пост';

/** `/crm/EditPostPage?id=`: an administrator changes a post. */
export function EditPostPage(mount: Mount) {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  return (
    <RequireAdmin mount={mount}>
      {(user) => <ChosenPost key={id} id={id} mount={mount} user={user} />}
    </RequireAdmin>
  );
}

interface ChosenPostProps {
  id: string;
  mount: Mount;
  user: User;
}

/** Fetches the post before there is a form for it. */
function ChosenPost({ id, mount, user }: ChosenPostProps) {
  const [post, retry] = useLoaded(async (signal) => (id ? await getPost(mount.api, id, signal) : undefined));
  const missing = post.state === 'failed' && (post.failure.status === 404 || post.failure.status === 400);
  usePage(mount, TITLE, cabinetCrumbs);
  return (
    <>
      <PageHeading>{TITLE}</PageHeading>
      {post.state === 'loading' && <Loading />}
      {post.state === 'failed' && !missing && <FailureAlert message={post.failure.message} onRetry={retry} />}
      {(missing || (post.state === 'ready' && !post.value)) && (
        <p>
          Новость не найдена. <a href="/crm">Вернуться в личный кабинет</a>
        </p>
      )}
      {post.state === 'ready' && post.value && <PostEditor post={post.value} mount={mount} user={user} />}
    </>
  );
}

function PostEditor({ post, mount, user }: { post: Post; mount: Mount; user: User }) {
  const { api, display } = mount;
  const { draft, version, change, typed, unsent, restored, startOver, sent } = useDraft(user._id, post._id, {
    draft: draftOf(post),
    version: post.version,
  });
  const dispatch = useCrmDispatch();
  const { progress, sendPost } = useSendPost(mount, 'Новость сохранена.');

  /** `over`: the version that the editor has decided to replace. */
  const save = (over: number) =>
    sendPost(() => {
      const form = formOf(draft, post._id);
      return dispatch(editPost({ api, id: post._id, form, version: over })).unwrap();
    }, sent);

  const { failure } = progress;
  return (
    <>
      {restored && <RestoredDraft onStartOver={startOver} />}
      <LeaveGuard needed={typed} loss={DRAFT_LOSS} />
      <div className={columns.columns}>
        <PostForm
          draft={draft}
          onChange={change}
          submitLabel="Сохранить"
          progress={progress}
          onSend={() => save(version)}
          hasPicture={post.imgUrl !== null}
          picture={
            <PresentPicture
              post={post}
              pictures={display.pictures}
              removed={draft.removeImage}
              onRemove={(removeImage) => change({ ...draft, removeImage })}
            />
          }
        >
          {failure?.status === 409 && <EditConflict id={post._id} api={api} onOverwrite={save} />}
          {failure && failure.status !== 409 && failure.fields.length === 0 && (
            <FailureAlert message={failure.message} />
          )}
        </PostForm>
        <PostPreview
          draft={draft}
          imgUrl={post.imgUrl}
          createdAt={post.createdAt}
          pictures={display.pictures}
        />
      </div>
      <PostHistory post={post} mount={mount} unsent={unsent} onRestored={sent} />
    </>
  );
}
