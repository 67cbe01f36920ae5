import { Children, type HTMLAttributes } from 'react';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** The order of the entries means something. */
  ordered?: boolean;
}

/**
 * A list without bullets or numbers; nothing at all while it has no entries. It says its role, because Safari takes such
 * a list for none.
 */
export function List({ ordered = false, children, ...rest }: ListProps) {
  if (Children.toArray(children).length === 0) return null;
  const Kind = ordered ? 'ol' : 'ul';
  return (
    <Kind {...rest} role="list">
      {children}
    </Kind>
  );
}
