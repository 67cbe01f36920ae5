import './trusted-types.ts';
import '@portal/ui/tokens.css';
import '@portal/ui/fonts.css';
import '@portal/ui/base.css';
import './teams-layout.css';
import { start } from './start.tsx';

const root = document.getElementById('root');
if (root) start(root);
