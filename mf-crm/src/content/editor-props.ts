import type { User } from '@portal/contracts/rest/auth';
import type { EditableContent } from '@portal/contracts/rest/content';
import type { Mount } from '@portal/contracts/web/mount';
import type { Subject } from './subjects.ts';

/** What every editor gets. */
export interface EditorProps {
  mount: Mount;
  user: User;
  /** As it was when the page was opened or something was saved last. */
  everything: EditableContent;
  subject: Subject;
  /** Something was saved: what is around the editor is out of date. */
  onSaved: () => void;
}
