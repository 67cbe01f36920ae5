import { telephoneAddress } from '@portal/contracts/content/telephone';
import type { Contacts } from '@portal/contracts/rest/content';
import { List } from '@portal/ui/list';
import type { ReactNode } from 'react';
import styles from './contact-lists.module.css';

interface ContactListsProps {
  contacts: Contacts;
  /** Level of the headings in their place on the page. */
  level: 2 | 3;
}

export const hasContacts = ({ phones, emails, addresses }: Contacts) =>
  phones.length + emails.length + addresses.length > 0;

/** Telephones, e-mail and postal addresses, each kind that the centre has given. */
export function ContactLists({ contacts: { phones, emails, addresses }, level }: ContactListsProps) {
  return (
    <>
      <Kind
        title="Телефоны"
        level={level}
        entries={phones.map(({ number, note }) => ({ key: number, note }))}
      >
        {(number) => <a href={telephoneAddress(number)}>{number}</a>}
      </Kind>
      <Kind
        title="Электронная почта"
        level={level}
        entries={emails.map(({ address, note }) => ({ key: address, note }))}
      >
        {(address) => <a href={`mailto:${address}`}>{address}</a>}
      </Kind>
      <Kind
        title="Адреса"
        level={level}
        entries={addresses.map(({ address, note }) => ({ key: address, note }))}
      >
        {(address) => <address className={styles.address}>{address}</address>}
      </Kind>
    </>
  );
}

interface KindProps {
  title: string;
  level: 2 | 3;
  entries: { key: string; note: string }[];
  children: (key: string) => ReactNode;
}

function Kind({ title, level, entries, children }: KindProps) {
  const Heading = `h${level}` as const;
  if (entries.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <List className={styles.list}>
        {entries.map(({ key, note }) => (
          <li key={key + note}>
            {children(key)}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </List>
    </>
  );
}
