const most = 3;

/** At most three of the choices in their own order, one of the right ones among them. */
export function fewerOf<Event>(events: readonly Event[], right: (event: Event) => boolean): readonly Event[] {
  if (events.length <= most) return events;
  const one = events.find(right);
  const others = events.filter((event) => event !== one).slice(0, one === undefined ? most : most - 1);
  return events.filter((event) => event === one || others.includes(event));
}
