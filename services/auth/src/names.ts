/** Every metric and every `event` of the log that auth writes, in one place. */
export const metricNames = {
  passwordHashes: 'portal_auth_password_hashes_total',
  passwordsWaiting: 'portal_auth_passwords_waiting',
  logins: 'portal_auth_logins_total',
} as const;

export const logEvents = {
  /** The supervisor prints the one-time password when it sees this line. */
  firstAdminCreated: 'first-admin-created',
  firstAdminMissing: 'first-admin-missing',
  firstAdminNameTaken: 'first-admin-name-taken',
  signingKeysPublished: 'signing-keys-published',
  departureFinished: 'departure-finished',
  departureDelayed: 'departure-delayed',
} as const;
