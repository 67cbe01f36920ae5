import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { FailureAlert } from '@portal/ui/failure-alert';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { useRef } from 'react';
import { RequireAdmin } from '../access/require-admin.tsx';
import { attemptKey } from '../api/attempt-key.ts';
import { DRAFT_LOSS } from '../forms/draft-loss.ts';
import { emptyDraft, formOf, type PostDraft } from '../forms/post-draft.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useSendPost } from '../hooks/use-send-post.ts';
import columns from '../parts/editor-columns.module.css';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PostForm } from '../parts/post-form.tsx';
import { PostPreview } from '../parts/post-preview.tsx';
import { RestoredDraft } from '../parts/restored-draft.tsx';
import { createPost } from '../store/posts.ts';
import { useCrmDispatch } from '../store/store.ts';
import { cabinetCrumbs } from './crumbs.ts';

/** `/crm/CreatePostPage`: an administrator writes a post. */
export function CreatePostPage(mount: Mount) {
  return <RequireAdmin mount={mount}>{(user) => <NewPost mount={mount} user={user} />}</RequireAdmin>;
}

function NewPost({ mount, user }: { mount: Mount; user: User }) {
  const { draft, change, typed, restored, startOver, sent } = useDraft(user._id, 'new', {
    draft: emptyDraft,
    version: 0,
  });
  const { progress, sendPost } = useSendPost(mount, 'Новость опубликована.');
  const dispatch = useCrmDispatch();
  const key = useRef(attemptKey());
  usePage(mount, 'Добавить пост', cabinetCrumbs);

  function edit(next: PostDraft) {
    key.current = attemptKey();
    change(next);
  }

  const publish = () =>
    sendPost(
      () => dispatch(createPost({ api: mount.api, form: formOf(draft), key: key.current })).unwrap(),
      sent,
    );

  return (
    <>
      <PageHeading>Добавить пост</PageHeading>
      {restored && <RestoredDraft onStartOver={startOver} />}
      <LeaveGuard needed={typed} loss={DRAFT_LOSS} />
      <div className={columns.columns}>
        <PostForm
          draft={draft}
          onChange={edit}
          submitLabel="Опубликовать"
          progress={progress}
          onSend={publish}
        >
          {progress.failure && progress.failure.fields.length === 0 && (
            <FailureAlert message={progress.failure.message} />
          )}
        </PostForm>
        <PostPreview draft={draft} imgUrl={null} createdAt={null} pictures={mount.display.pictures} />
      </div>
    </>
  );
}
