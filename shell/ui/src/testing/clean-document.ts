import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files of one worker share a document: each test leaves it as empty as it was.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
});
