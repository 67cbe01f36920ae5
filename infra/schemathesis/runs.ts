/** What one run of schemathesis asks, and as whom. */
export interface Run {
  name: string;
  /** Sections of its configuration that are not the same for all. */
  config: string;
  args: string[];
}

const signedIn = `
[auth.dynamic.openapi.token]
path = "/api/auth/login"
payload = { username = "\${PORTAL_USERNAME}", password = "\${PORTAL_PASSWORD}" }
extract_selector = "/token"
retry_on = [401]
`;

/** A password that somebody else was given, or sessions that were ended, would leave the rest of the run without rights. */
const endsSessions = '^/api/auth/(users/|logout|password|me/delete)';

const without = (regex: string) => ['--exclude-path-regex', regex];
const only = (regex: string) => ['--include-path-regex', regex];

/**
 * As nobody, as an administrator, and as one whose sessions end meanwhile. `long`: every phase and many more examples, by
 * hand; the short way is what fits beside the other tests.
 */
export function runs(long: boolean): Run[] {
  const asking = (few: number) =>
    long ? ['--phases', 'coverage,fuzzing,stateful', '-n', '60'] : ['--phases', 'fuzzing', '-n', String(few)];
  return [
    { name: 'anonymous', config: '', args: asking(3) },
    { name: 'administrator', config: signedIn, args: [...asking(4), ...without(endsSessions)] },
    { name: 'ended sessions', config: signedIn, args: [...asking(4), ...only(endsSessions)] },
  ];
}
