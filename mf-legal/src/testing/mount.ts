import { noFacts } from '@portal/contracts/content/defaults';
import { guideSections } from '@portal/contracts/content/guide-sections';
import { MOUNT_VERSION, type Mount, type PageInfo } from '@portal/contracts/web/mount';

/** What content answers before the centre has said anything. */
const nothingYet: Record<string, unknown> = {
  '/api/content/facts': noFacts,
  '/api/content/videos': [],
  '/api/content/guide': guideSections.map(({ id, title }) => ({ id, title, map: '', places: [] })),
};

export interface TestMount extends Mount {
  titles: string[];
  /** Changes what an address answers from now on; an Error is a refusal. */
  answer(path: string, answer: unknown): void;
}

/** A shell with a visitor, which keeps the titles it is told. `answers`: by address, instead of nothing. */
export function mount(path: string, answers: Record<string, unknown> = {}): TestMount {
  const titles: string[] = [];
  const all = { ...nothingYet, ...answers };
  const none = () => Promise.reject(new Error('this area writes nothing'));
  const get = async (asked: string) => {
    const answer = all[asked] ?? { document: null };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    version: MOUNT_VERSION,
    session: { status: 'anonymous', user: null, signIn() {}, signOut() {} },
    api: { get: get as Mount['api']['get'], send: none, open: none },
    navigate() {},
    announce() {},
    toast() {},
    display: { pictures: 'on', reducedMotion: false },
    path,
    page: ({ title }: PageInfo) => void titles.push(title),
    titles,
    answer(path, answer) {
      all[path] = answer;
    },
  };
}
