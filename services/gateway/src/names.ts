/** Every metric and every `event` of the log that the gateway writes, in one place. */
export const metricNames = {
  answered: 'portal_gateway_answers_from_memory_total',
  kept: 'portal_gateway_answers_kept',
  bytes: 'portal_gateway_answer_memory_bytes',
  viewsWaiting: 'portal_gateway_views_waiting',
} as const;

export const logEvents = {
  limitsStayOn: 'limits-stay-on',
  feedBroken: 'feed-broken',
  viewsRefused: 'views-refused',
} as const;
