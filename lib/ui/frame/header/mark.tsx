/** The drawing of the seal, 64 × 64: three brush strokes on vermilion. */
export const MARK = {
  ground: '#b5371b',
  ink: '#fdf6ea',
  strokes: [
    'M17.5 12.2c2.6-1.4 6.2-1.6 7.4-.2 1 1.2.5 8.3.7 15.4.2 7.8.6 16.9-.3 23.5-.5 3-5.3 2.4-6.4-.3-1.3-6.4-.7-16.2-1-23.3-.2-5.8-1.6-14.1-.4-15.1z',
    'M46.9 12.6c2.7.5 5 3.4 3.5 5.3-5.6 6-13 10.2-20.1 15.8-1.7 1.1-4.4-.9-3.2-2.7 5.2-6.2 11.8-12.6 17.2-17.7.8-.6 1.7-.9 2.6-.7z',
    'M31.2 30.1c1.5-2.2 4.3-2.3 5.7-.3 4.3 6 9.7 11.6 15.2 17.7 1.3 1.7-.3 5.2-3.3 5.1-2-.2-3.7-1.7-5.1-3.3-4.8-5.5-9.4-11.6-12.4-17.2-.3-.7-.4-1.4-.1-2z',
  ],
} as const;

/** The seal of the site. The same drawing as app/icon.svg. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="flex-none">
      <rect x="2" y="2" width="60" height="60" rx="11" fill={MARK.ground} />
      <g fill={MARK.ink}>
        {MARK.strokes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  );
}
