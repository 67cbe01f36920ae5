import type { DocumentFile, EditedDocument } from '@portal/contracts/rest/content';
import { limits } from '@portal/contracts/rest/limits';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { Field } from '@portal/ui/field';
import { fileSize } from '@portal/ui/file-size';
import { Table } from '@portal/ui/table';
import { useRef, useState } from 'react';
import { errorOf } from '../forms/field-error.ts';
import { getEverything, putDocument } from './content-api.ts';
import { EditingForm } from './editing-form.tsx';
import type { EditorProps } from './editor-props.ts';
import { addressOf } from './subjects.ts';
import { TextField } from './text-field.tsx';
import { useEditing } from './use-editing.ts';
import { WithdrawDocument } from './withdraw-document.tsx';

/** The PDF of one page: the one that is shown, a new one, the earlier ones. */
export function DocumentEditor(props: EditorProps) {
  const { everything, subject, mount, onSaved } = props;
  const page = subject.of.slice('document:'.length);
  const now = everything.documents.find((document) => document.page === page);
  const [withdrawing, setWithdrawing] = useState(false);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!now) return null;
  const earlier = now.versions.filter(({ url }) => url !== now.document?.url);

  function withdrawn() {
    setWithdrawing(false);
    setTold('Документ убран с сайта.');
    mount.toast('Документ убран с сайта.', { seenOnly: true });
    onSaved();
    heading.current?.focus();
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Сейчас на сайте
      </h2>
      {told && (
        <Alert kind="success">
          <p>{told}</p>
        </Alert>
      )}
      {now.document ? (
        <>
          <p>
            <a href={now.document.url}>Открыть PDF</a>: <Facts file={now.document} />
          </p>
          <p>
            <Button kind="danger" onClick={() => setWithdrawing(true)}>
              Убрать документ с сайта
            </Button>
          </p>
        </>
      ) : (
        <p>Документа на этой странице нет.</p>
      )}
      <h2>{now.document ? 'Заменить документ' : 'Добавить документ'}</h2>
      <DocumentForm key={now.version} {...props} now={now} onTold={setTold} />
      {earlier.length > 0 && (
        <Table
          caption={<h2>Прежние версии</h2>}
          columns={['На сайте с', 'Файл', 'Страниц']}
          rows={earlier.map(({ url, publishedAt, size, pages }) => ({
            key: url,
            cells: [
              <CalendarDate key="since" at={publishedAt} time />,
              <span key="file">
                {now.document ? <a href={url}>PDF</a> : 'PDF'}, {fileSize(size)}
              </span>,
              pages,
            ],
          }))}
        />
      )}
      {withdrawing && (
        <WithdrawDocument
          page={page}
          version={now.version}
          api={mount.api}
          onWithdrawn={withdrawn}
          onCancel={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}

function Facts({ file: { size, pages, publishedAt } }: { file: DocumentFile }) {
  return (
    <>
      {fileSize(size)}, страниц: {pages}, на сайте с <CalendarDate at={publishedAt} time />
    </>
  );
}

interface DocumentFormProps extends EditorProps {
  now: EditedDocument;
  onTold: (words: string) => void;
}

function DocumentForm({ mount, user, subject, onSaved, now, onTold }: DocumentFormProps) {
  const { api, toast } = mount;
  const { page } = now;
  const [file, setFile] = useState<File | null>(null);
  const editing = useEditing<string>({
    user,
    of: subject.of,
    now: { value: now.document?.edition ?? '', version: now.version },
    send: async (edition, version) => ({
      version: (await putDocument(api, page, { file, edition }, version)).version,
    }),
    onSaved() {
      const words = 'Документ сохранён. Он уже на сайте.';
      toast(words, { seenOnly: true });
      onTold(words);
      onSaved();
    },
  });
  const errors = editing.progress.failure?.fields ?? [];
  const fileError = errorOf(errors, 'file');
  const newestVersion = async () =>
    (await getEverything(api)).documents.find((document) => document.page === page)?.version ?? 0;
  return (
    <EditingForm
      editing={editing}
      address={addressOf(subject)}
      page={subject.page}
      newestVersion={newestVersion}
      submitLabel="Сохранить документ"
    >
      <Field
        name="file"
        label="Файл PDF"
        hint={`Не больше ${fileSize(limits.document.bytes)}, без пароля. Размер и число страниц посчитаются сами.`}
        {...(fileError && { error: fileError })}
        type="file"
        accept="application/pdf,.pdf"
        onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
      />
      {file && (
        <p role="status">
          Выбран файл: {file.name}, {fileSize(file.size)}
        </p>
      )}
      <TextField
        {...{ name: 'edition', label: 'Дата документа', value: editing.value, errors }}
        hint="Дата самого документа или его редакции. Можно не заполнять."
        type="date"
        onType={editing.change}
      />
    </EditingForm>
  );
}
