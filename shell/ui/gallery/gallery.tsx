import { List } from '../src/list/list.tsx';
import { Colours } from './colours.tsx';
import { allExamples } from './examples-of.ts';
import { FocusAndTargets } from './focus-and-targets.tsx';
import styles from './gallery.module.css';
import { Look } from './look.tsx';
import { TypeScale } from './type-scale.tsx';

/** The whole design system on one page: what everything is made of, then each component by its examples. */
export function Gallery() {
  const components = allExamples();
  return (
    <>
      <header className={styles.top}>
        <h1>Каталог компонентов</h1>
        <Look />
      </header>
      <div className={styles.columns}>
        <nav aria-label="Компоненты" className={styles.contents}>
          <List>
            {['основа', ...components.map(([name]) => name)].map((name) => (
              <li key={name}>
                <a href={`#${name}`} lang={name === 'основа' ? undefined : 'en'}>
                  {name}
                </a>
              </li>
            ))}
          </List>
        </nav>
        <main className={styles.main}>
          <section id="основа" aria-label="основа">
            <TypeScale />
            <Colours />
            <FocusAndTargets />
          </section>
          {components.map(([name, examples]) => (
            <section key={name} id={name} aria-label={name} className={styles.component}>
              <h2 lang="en">{name}</h2>
              {Object.entries(examples).map(([title, example]) => (
                <figure key={title} className={styles.example}>
                  <figcaption lang="en">{title}</figcaption>
                  <div className={styles.shown}>{example}</div>
                </figure>
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
