/**
 * How outdated events are read, by their type: what the event is called and what it holds one version later. Schemas only
 * grow; when the meaning of an event changes, it gets a new version, the old one moves from the schemas to here, and its
 * sample stays in golden/. Every log is read through these.
 */
export const upcasters: Readonly<Record<string, (data: never) => { type: string; data: unknown }>> = {};
