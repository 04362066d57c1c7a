import { MARK } from './header/mark';

/** `maskable`: the phone cuts its own shape out of it, so the ground goes to the edges and the strokes stay inside. */
export type IconPurpose = 'any' | 'maskable';

interface AppIcon {
  /** Pixels a side. */
  size: number;
  purpose: IconPurpose;
}

export const ICONS = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
  // The home screen of an iPhone, which rounds the corners itself.
  { size: 180, purpose: 'maskable' },
] as const satisfies readonly AppIcon[];

export function iconAddress({ size, purpose }: AppIcon): string {
  return `/icons/${purpose}-${size}.png`;
}

/** The seal of the site as SVG, 64 × 64. */
export function iconDrawing(purpose: IconPurpose): string {
  const whole = purpose === 'maskable';
  const ground = whole
    ? `<rect width="64" height="64" fill="${MARK.ground}"/>`
    : `<rect x="2" y="2" width="60" height="60" rx="11" fill="${MARK.ground}"/>`;
  // What is in the middle four fifths stays whatever shape is cut.
  const strokes = MARK.strokes.map((d) => `<path d="${d}"/>`).join('');
  const inside = whole ? ' transform="translate(32 32) scale(0.78) translate(-32 -32)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g fill="${MARK.ink}"${inside}>${strokes}</g></svg>`;
}
