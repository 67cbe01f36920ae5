import type { FactEvent } from '@portal/contracts/events/content';
import type {
  Contacts,
  EmergencyNumbers,
  Hours,
  Links,
  Sample,
  Videos,
} from '@portal/contracts/rest/content';

/** What each topic says; a topic is one aggregate, `content.<topic>`. */
export interface TopicValues {
  contacts: Contacts;
  hours: Hours;
  emergency: EmergencyNumbers;
  links: Links;
  videos: Videos;
  sample: Sample;
}

export type Topic = keyof TopicValues;

/** Id of the aggregate: a topic, or the map of one heading of the guide. */
export type FactId = Topic | `guide.${string}`;

export const eventOfTopic = {
  contacts: 'portal.contacts.changed.v1',
  hours: 'portal.hours.changed.v1',
  emergency: 'portal.emergency-numbers.changed.v1',
  links: 'portal.links.changed.v1',
  videos: 'portal.videos.changed.v1',
  sample: 'portal.sample.changed.v1',
} as const satisfies Record<Topic, FactEvent['type']>;

export const topics = Object.keys(eventOfTopic) as Topic[];
