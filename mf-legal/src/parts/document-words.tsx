import type { DocumentPage } from '@portal/contracts/content/document-pages';
import { documentTexts } from '../texts/document-texts.ts';
import { CheckFirst } from './check-first.tsx';
import { LinkOut } from './link-out.tsx';

interface DocumentWordsProps {
  page: DocumentPage;
}

/** What the document is, in two plain sentences; stands above the document. */
export function DocumentAbout({ page }: DocumentWordsProps) {
  return <p>{documentTexts[page].about.join(' ')}</p>;
}

/** Who needs the document, what else to know, and where the official text is; stands below the document. */
export function DocumentMore({ page }: DocumentWordsProps) {
  const { readers, papers, advice, official, next } = documentTexts[page];
  return (
    <>
      <h2>Кому это нужно</h2>
      <ul>
        {readers.map((reader) => (
          <li key={reader}>{reader}</li>
        ))}
      </ul>
      {papers && (
        <>
          <h2>Что обычно просят принести</h2>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <CheckFirst />
        </>
      )}
      {advice && (
        <>
          <h2>Что важно знать</h2>
          {advice.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      {official && (
        <>
          <h2>Где официальный текст</h2>
          <p>
            Он есть на Национальном правовом интернет-портале:{' '}
            <LinkOut href="https://pravo.by/">pravo.by</LinkOut>.
          </p>
        </>
      )}
      {next && (
        <>
          <h2>Читайте дальше</h2>
          <p>
            <a href={next.path}>{next.title}</a>
          </p>
        </>
      )}
    </>
  );
}
