// @vitest-environment happy-dom
import { noFacts } from '@portal/contracts/content/defaults';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { HelpLine } from './help-line.tsx';

describe('the help line', () => {
  it('gives the hours of the specification and no telephone before the centre has said anything', () => {
    const { container } = renderInShell(<HelpLine />);
    expect(container.textContent).toContain('Понедельник–пятница, 8:00–17:00, обед 13:00–14:00.');
    expect(container.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('gives what the centre says', () => {
    const contacts = { ...noFacts.contacts, phones: [{ number: '8 (0000) 12-34-56', note: '' }] };
    const hours = { days: 'Каждый день', opens: '9:00', closes: '18:00', lunchFrom: '', lunchTo: '' };
    const { container } = renderInShell(<HelpLine />, { state: { facts: { ...noFacts, contacts, hours } } });
    expect(container.textContent).toContain('Каждый день, 9:00–18:00.');
    const call = screen.getByRole('link', { name: 'Позвонить: 8 (0000) 12-34-56' });
    expect(call.getAttribute('href')).toBe('tel:80000123456');
  });
});
