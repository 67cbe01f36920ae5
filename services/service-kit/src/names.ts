/** Every metric and every `event` of the log that the kit writes, in one place. */
export const metricNames = {
  requestDuration: 'portal_http_request_duration_seconds',
  appendDuration: 'portal_log_append_duration_seconds',
  logRetries: 'portal_log_retries_total',
  sequenceSeen: 'portal_stream_sequence_seen',
  readModelLag: 'portal_read_model_lag_events',
  ready: 'portal_ready',
} as const;

export const logEvents = {
  started: 'service-started',
  stopping: 'service-stopping',
  stopped: 'service-stopped',
  cannotStart: 'service-cannot-start',
  crashed: 'service-crashed',
  request: 'request',
  unexpectedError: 'unexpected-error',
  partUnavailable: 'part-unavailable',
  identityBroken: 'identity-broken',
  rebuildStarted: 'rebuild-started',
  rebuildDone: 'rebuild-done',
} as const;
