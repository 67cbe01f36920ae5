import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  /** Takes the whole width of its place. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** Work started by this button is under way: it stays readable and focused, and presses do nothing. */
  busy?: boolean;
  /** Why it can't be pressed now, in words for the visitor. It stays readable; pressing calls `onUnavailable`. */
  unavailable?: string;
  /** Say the reason: show it on the page and announce it. */
  onUnavailable?: (reason: string) => void;
}

/**
 * A button with words. It is never `disabled`: a control that can't be pressed now keeps its contrast and its place in
 * the tab order (`aria-disabled`), and says why.
 */
export function Button({
  kind = 'primary',
  wide = false,
  busy = false,
  unavailable,
  onUnavailable,
  onClick,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = busy || unavailable !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return onClick?.(event);
    event.preventDefault();
    if (unavailable !== undefined) onUnavailable?.(unavailable);
  }

  return (
    <button
      {...rest}
      type={type}
      className={names(kind, wide, className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}

export interface LinkButtonProps extends Look, Omit<ComponentProps<'a'>, 'children'> {
  href: string;
}

/** A link that looks like a button: it leads to a page. The shell turns a press on it into navigation without a reload. */
export function LinkButton({ kind = 'primary', wide = false, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={names(kind, wide, className)} />;
}

function names(kind: ButtonKind, wide: boolean, className: string | undefined): string {
  return [styles.button, styles[kind], wide && styles.wide, className].filter(Boolean).join(' ');
}
