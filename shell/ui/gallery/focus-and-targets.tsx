import { Button } from '../src/button/button.tsx';
import styles from './gallery.module.css';

/** The focus ring as it is drawn, and the least size of what can be pressed. */
export function FocusAndTargets() {
  return (
    <>
      <h2>Фокус и размер кнопок</h2>
      <p>
        Нажмите Tab: рамка фокуса темная, с жёлтым кольцом внутри. Всё, что нажимают, не ниже 48 пикселей.
      </p>
      <p className={styles.row}>
        <span className={styles.focused}>В фокусе</span>
        <Button kind="quiet">А</Button>
      </p>
      <p>
        В тексте — <a href="#основа">ссылка</a> внутри предложения.
      </p>
    </>
  );
}
