import { type FactEvent, factEvents } from '@portal/contracts/events/content';
import { Aggregates } from '@portal/event-store/aggregates';
import type { AppendContext, EventLog } from '@portal/event-store/log';
import type { KeptFact, KeptSection } from '../read-model/documents.ts';
import { sectionId } from '../read-model/documents.ts';
import { ofAggregate } from '../read-model/of-aggregate.ts';
import { type FactCommand, type FactState, factDecider } from './decide.ts';
import { eventOfTopic, type FactId, type Topic, type TopicValues } from './topics.ts';

const subjectOf = (id: string) => `content.${id}`;

interface Change<T> {
  editorId: string;
  value: T;
  /** Of If-Match; undefined: the last change wins. */
  expectedVersion: number | undefined;
}

interface Changed<T> {
  fact: KeptFact<T>;
  sequence: number;
}

/** Sets what the centre says of itself. All throw ContentVersionError and what the log throws. */
export class FactCommands {
  readonly #log: EventLog;
  readonly aggregates: Aggregates<FactCommand, FactEvent, FactState>;

  constructor(log: EventLog) {
    this.#log = log;
    this.aggregates = new Aggregates({ log, decider: factDecider, subject: subjectOf, events: factEvents });
  }

  async change<T extends Topic>(
    topic: T,
    { editorId, value, expectedVersion }: Change<TopicValues[T]>,
    context: AppendContext,
  ): Promise<Changed<TopicValues[T]>> {
    const event = { type: eventOfTopic[topic], data: { editorId, value } } as FactEvent;
    const { sequence } = await this.aggregates.handle(topic, { event, expectedVersion }, context);
    const documents = await ofAggregate(this.#log, subjectOf(topic), sequence);
    return { sequence, fact: (await documents.get<KeptFact<TopicValues[T]>>(topic))! };
  }

  async changeMap(
    section: string,
    { editorId, value, expectedVersion }: Change<string>,
    context: AppendContext,
  ): Promise<Changed<string>> {
    const id: FactId = `guide.${section}`;
    const event = { type: 'portal.guide-map.changed.v1', data: { editorId, section, value } } as const;
    const { sequence } = await this.aggregates.handle(id, { event, expectedVersion }, context);
    const documents = await ofAggregate(this.#log, subjectOf(id), sequence);
    const kept = await documents.get<KeptSection>(sectionId(section));
    return { sequence, fact: kept!.map! };
  }
}
