import { Loading } from '@portal/ui/loading';

/** SPEC.md section 6: while the role is unknown, and until a redirect has happened. */
export function UnknownSession() {
  return <Loading text="Loading..." lang="en" />;
}
