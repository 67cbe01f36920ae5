import './trusted-types.ts';
import '@portal/ui/tokens.css';
import '@portal/ui/schemes.css';
import '@portal/ui/fonts.css';
import '@portal/ui/base.css';
import './no-script.css';
import './teams-layout.css';
import { reloadWhenBuilt } from './dev/reload-when-built.ts';
import { workOffline } from './service-worker/register.ts';
import { start } from './start.tsx';

/** True in the builds of `npm run dev` alone (infra/web/shell.ts). */
declare const __PORTAL_RELOAD__: boolean;

const root = document.getElementById('root');
if (root) start(root);
if (__PORTAL_RELOAD__) void reloadWhenBuilt();
else workOffline();
