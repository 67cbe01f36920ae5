import '@portal/ui/fonts.css';
import '@portal/ui/tokens.css';
import '@portal/ui/base.css';
import type { Mount } from '@portal/contracts/web/mount';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { area } from '../src/area.tsx';

const refuse = () => Promise.reject(new Error('Без сервера'));

const mount: Mount = {
  version: 1,
  session: { status: 'anonymous', user: null, signIn() {}, signOut() {} },
  api: { get: refuse, send: refuse, open: refuse },
  navigate: (path) => location.assign(path),
  announce: (message) => {
    document.title = message;
  },
  toast() {},
  display: { pictures: 'on', reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches },
  path: location.pathname,
  page() {},
};

function Workshop() {
  const route = area.routes.find(({ path }) => matchPath(path, location.pathname));
  const Page = route?.Page ?? area.fragments.cards!;
  return (
    <main style={{ maxWidth: 1080, margin: 'auto', padding: 'clamp(0.8rem, 2vw, 1.4rem)' }}>
      <Page {...mount} />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Workshop />);
