import type { HTMLAttributes } from 'react';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** The order of the entries means something. */
  ordered?: boolean;
}

/** A list without bullets or numbers. It says its role, because Safari takes such a list for none. */
export function List({ ordered = false, ...rest }: ListProps) {
  const Kind = ordered ? 'ol' : 'ul';
  return <Kind {...rest} role="list" />;
}
