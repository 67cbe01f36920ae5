import { useState } from 'react';
import styles from './gallery.module.css';

/** The looks of schemes.css, and the five steps of text size (SPEC.md section 9), in rem. */
const schemes = {
  ordinary: 'Обычные',
  'white-on-black': 'Белым по чёрному',
  'black-on-white': 'Чёрным по белому',
  'blue-on-blue': 'Тёмно-синим по голубому',
  'brown-on-beige': 'Коричневым по бежевому',
  dark: 'Тёмные',
};
const sizes = [1, 1.25, 1.5, 1.75, 2];

/** Shows the gallery in another scheme or text size. */
export function Look() {
  const [scheme, setScheme] = useState('ordinary');
  const [size, setSize] = useState(1);
  const root = document.documentElement;
  root.dataset.scheme = scheme;
  root.style.setProperty('--text', `${size}rem`);
  root.style.setProperty('--title', `${size + 0.25}rem`);
  return (
    <form className={styles.look}>
      <label>
        Цвета
        <select value={scheme} onChange={({ currentTarget: { value } }) => setScheme(value)}>
          {Object.entries(schemes).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Размер текста
        <select value={size} onChange={({ currentTarget: { value } }) => setSize(Number(value))}>
          {sizes.map((step, index) => (
            <option key={step} value={step}>
              {index + 1} из {sizes.length}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
