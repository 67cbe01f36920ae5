import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move the focus among what can be pressed in the menu and is in sight, as a disclosure menu may
 * (WAI-ARIA Authoring Practices, 'Disclosure navigation menu'). Tab goes on working as everywhere.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (item) => !item.closest('[hidden]'),
  );
  const at = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  items[next]?.focus();
}
