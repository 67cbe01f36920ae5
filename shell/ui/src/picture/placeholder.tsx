/** The centre's house in the portal's drawing style: what stands where a picture is missing. */
export function Placeholder() {
  const line = {
    stroke: 'var(--ink)',
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox="0 0 240 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 0h240v150H0z" fill="var(--brand-wash)" />
      <path d="M0 128h240v22H0z" fill="var(--sand)" />
      <g {...line}>
        <path d="M0 128h240" />
        <path d="M24 128v-26" />
        <circle cx="24" cy="90" r="17" fill="var(--leaf)" />
        <path d="M46 68 120 24l74 44z" fill="var(--coral)" />
        <path d="M58 68h124v60H58z" fill="var(--surface)" />
        <path d="M68 84h26v22H68zM146 84h26v22h-26z" fill="var(--sky)" />
        <path d="M81 84v22M68 95h26M159 84v22M146 95h26" />
        <rect x="106" y="86" width="28" height="42" rx="3" fill="var(--brand)" />
        <circle cx="120" cy="50" r="9" fill="var(--sun)" />
        <path d="M216 128v-20" />
        <circle cx="216" cy="96" r="14" fill="var(--leaf)" />
      </g>
    </svg>
  );
}
