import { documentPages, type DocumentPage as PageName } from '@portal/contracts/content/document-pages';
import { sampleDocument } from '@portal/contracts/content/sample-document';
import type { Mount } from '@portal/contracts/web/mount';
import { pages } from '@portal/contracts/web/pages';
import { LinkButton } from '@portal/ui/button';
import { PageHeading } from '@portal/ui/heading';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { matchPath } from 'react-router';
import { getDocument, getFacts } from '../api/content.ts';
import { DocumentAbout, DocumentMore } from '../parts/document-words.tsx';
import { Note } from '../parts/note.tsx';
import { ShownDocument } from './shown-document.tsx';

/** A page with one PDF: what it is, how large and how old, open, download, look at it here, ask for another form. */
export function DocumentPage(mount: Mount) {
  const page = pageAt(mount.path);
  const title = pages.find(({ path }) => path === `/${page}`)?.title ?? '';
  usePage(mount, title);
  const [fresh, retry] = useLoaded(
    (signal) => Promise.all([getDocument(mount.api, page, signal), getFacts(mount.api, signal)]),
    { fresh: true },
  );
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <DocumentAbout page={page} />
      <WhenLoaded loaded={fresh} onRetry={retry}>
        {([{ document }, { sample }]) =>
          document ? (
            <>
              {sample.documents?.includes(document.url) && <Note>{sampleDocument}</Note>}
              <ShownDocument title={title} document={document} />
            </>
          ) : (
            <Note>Центр ещё не добавил сюда этот документ. Сотрудники центра добавят его.</Note>
          )
        }
      </WhenLoaded>
      <h2>Нужен другой формат?</h2>
      <p>
        Попросите документ в другом виде, например крупным шрифтом или на ясном языке. Сотрудники центра
        ответят вам.
      </p>
      <p>
        <LinkButton kind="quiet" href={`/SendUsForm?title=${encodeURIComponent(subject(title))}`}>
          Запросить в другом формате
        </LinkButton>
      </p>
      <DocumentMore page={page} />
    </>
  );
}

const subject = (title: string) => `Документ в другом формате: ${title}`;

/** The page for an address, in any letter case and with or without a slash at its end. */
function pageAt(address: string): PageName {
  const page = documentPages.find((name) => matchPath(`/${name}`, address));
  if (!page) throw new Error(`no document is known at ${address}`);
  return page;
}
