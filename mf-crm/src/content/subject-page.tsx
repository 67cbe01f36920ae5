import type { User } from '@portal/contracts/rest/auth';
import type { EditableContent } from '@portal/contracts/rest/content';
import type { Crumb, Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { useState } from 'react';
import { matchPath } from 'react-router';
import { RequireAdmin } from '../access/require-admin.tsx';
import { cabinetCrumbs } from '../pages/crumbs.ts';
import { getEverything } from './content-api.ts';
import { DocumentEditor } from './document-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { GuideEditor } from './guide-editor.tsx';
import { HistoryList } from './history-list.tsx';
import { type Subject, subjects } from './subjects.ts';
import { type Topic, TopicEditor } from './topic-editor.tsx';

const crumbs: Crumb[] = [...cabinetCrumbs, { title: 'Материалы сайта', path: '/crm/content' }];

/** `/crm/content/contacts` and the like: one thing to change, with its history. */
export function SubjectPage(mount: Mount) {
  const of = matchPath('/crm/content/:of', mount.path)?.params.of;
  const subject = subjects.find((subject) => subject.of === of);
  return (
    <RequireAdmin mount={mount}>
      {(user) =>
        subject ? (
          <Chosen key={subject.of} mount={mount} user={user} subject={subject} />
        ) : (
          <Unknown {...mount} />
        )
      }
    </RequireAdmin>
  );
}

function Unknown(mount: Mount) {
  usePage(mount, 'Такого материала нет', crumbs);
  return (
    <>
      <PageHeading>Такого материала нет</PageHeading>
      <p>
        <a href="/crm/content">Все материалы сайта</a>
      </p>
    </>
  );
}

function Chosen({ mount, user, subject }: { mount: Mount; user: User; subject: Subject }) {
  usePage(mount, subject.title, crumbs);
  const [loaded, retry] = useLoaded((signal) => getEverything(mount.api, signal));
  const [saves, setSaves] = useState(0);
  const [newer, setNewer] = useState<EditableContent | null>(null);

  function refresh() {
    setSaves((count) => count + 1);
    getEverything(mount.api).then(setNewer, () => {});
  }

  return (
    <>
      <PageHeading>{subject.title}</PageHeading>
      <WhenLoaded loaded={loaded} onRetry={retry}>
        {(first) => (
          <>
            <Editor {...{ mount, user, subject }} everything={newer ?? first} onSaved={refresh} />
            <HistoryList api={mount.api} of={subject.of} saves={saves} />
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function Editor(props: EditorProps) {
  const { of } = props.subject;
  if (of.startsWith('guide:')) return <GuideEditor {...props} />;
  if (of.startsWith('document:')) return <DocumentEditor {...props} />;
  return <TopicEditor {...props} topic={of as Topic} />;
}
