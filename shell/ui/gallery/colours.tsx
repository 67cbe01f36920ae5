import { List } from '../src/list/list.tsx';
import styles from './gallery.module.css';

/** Letters on a ground, as the comments of tokens.css pair them; both change with the scheme. */
const pairs = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink-soft', '--paper'],
  ['--ink-soft', '--surface'],
  ['--brand', '--surface'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--good'],
  ['--on-brand', '--bad'],
  ['--ink', '--brand-wash'],
  ['--ink', '--sun'],
  ['--ink', '--good-wash'],
  ['--ink', '--warn-wash'],
  ['--bad', '--bad-wash'],
  ['--ink-soft', '--unavailable'],
  ['--on-menu', '--menu-ground'],
  ['--on-menu-current', '--menu-current'],
] as const;

/** Every pair of colours that words are written in. */
export function Colours() {
  return (
    <>
      <h2>Цвета</h2>
      <List className={styles.colours}>
        {pairs.map(([letters, ground]) => (
          <li key={letters + ground} style={{ color: `var(${letters})`, background: `var(${ground})` }}>
            {letters} на {ground}
          </li>
        ))}
      </List>
    </>
  );
}
