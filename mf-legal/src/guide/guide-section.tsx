import { telephoneAddress } from '@portal/contracts/content/telephone';
import type { Guide, Place, StepFree } from '@portal/contracts/rest/content';
import { ClickFrame } from '@portal/ui/click-frame';
import { List } from '@portal/ui/list';
import type { ReactNode } from 'react';
import styles from './guide-section.module.css';

/** One heading of the guide. */
export function GuideSection({ section: { id, title, map, places } }: { section: Guide[number] }) {
  const headingId = `heading-${id}`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      {places.length === 0 && <p>Мест здесь пока нет.</p>}
      <List className={styles.places}>
        {places.map((place) => (
          <li key={place._id}>
            <PlaceFacts place={place} />
          </li>
        ))}
      </List>
      {map && (
        <ClickFrame
          what={`Карта: ${title}`}
          show={`Показать карту: ${title}`}
          hide={`Скрыть карту: ${title}`}
          src={map}
        />
      )}
    </section>
  );
}

const access: Record<StepFree, string> = {
  yes: 'Можно войти без ступеней',
  partly: 'Без ступеней можно войти с помощью или через другой вход',
  no: 'Без ступеней войти нельзя',
  unknown: 'Есть ли вход без ступеней, неизвестно',
};

function PlaceFacts({ place }: { place: Place }) {
  const { name, address, phone, hours, stepFree, accessNote, map } = place;
  return (
    <>
      <h3>{name}</h3>
      <dl className={styles.facts}>
        <Fact name="Адрес">{address}</Fact>
        {phone && (
          <Fact name="Телефон">
            <a href={telephoneAddress(phone)}>{phone}</a>
          </Fact>
        )}
        {hours && <Fact name="Часы работы">{hours}</Fact>}
        <Fact name="Вход">
          {access[stepFree]}
          {accessNote && `. ${accessNote}`}
        </Fact>
      </dl>
      {map && (
        <ClickFrame
          what={`Карта: ${name}`}
          show={`Показать на карте: ${name}`}
          hide={`Скрыть карту: ${name}`}
          src={map}
        />
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
