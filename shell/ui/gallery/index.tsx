import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/schemes.css';
import '../src/fonts.css';
import '../src/base.css';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
