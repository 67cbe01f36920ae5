/** The centre's sign: a person under a roof. */
export function Logo() {
  return (
    <svg viewBox="0 0 60 60" width="52" height="52" aria-hidden="true" focusable="false">
      <circle cx="30" cy="30" r="28" fill="var(--sun)" />
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 46c0-12 6-17 14-17s14 5 14 17" strokeWidth="6" />
        <path d="M14 33l16-8 16 8" strokeWidth="5" />
      </g>
      <circle cx="30" cy="19" r="7" fill="var(--ink)" />
    </svg>
  );
}
