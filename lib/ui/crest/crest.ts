import { drawCrest, type CrestTier } from './drawing';
import type { Drawing, Layer } from './layer';
import { type CrestTint, type Ink, inksOf } from './palette';
import { PEN_SCALE } from './pen';

/** Class names of the inks: one letter each, as they stand in every layer. */
const LETTERS: Readonly<Record<Ink, string>> = {
  paper: 'p',
  shade: 'h',
  wash: 'w',
  deep: 'd',
  ink: 'i',
  sun: 's',
  gold: 'g',
  seal: 'r',
  carving: 'c',
};

/**
 * The crest of a name as an SVG of its own (see drawing.ts), by day and by night: inside an `<img>` the colours follow
 * the `color-scheme` of the page around it.
 */
export function crest(name: string, tint: CrestTint, tier: CrestTier): string {
  const drawing = drawCrest(name, tint, tier);
  const { width, height } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    styleOf(tint) +
    groundOf(drawing) +
    `<g transform="scale(${1 / PEN_SCALE})">${drawing.layers.map(layerOf).join('')}</g></svg>`
  );
}

function styleOf(tint: CrestTint): string {
  const [day, night] = [inksOf(tint), inksOf(tint, 'night')];
  // Each ink is the `color` of what is painted with it: fills, lines and the stops of the ground all follow that.
  const rule = (ink: Ink, colour: string) => `.${LETTERS[ink]}{color:${colour}}`;
  const inks = Object.keys(LETTERS).filter((key): key is Ink => key in LETTERS);
  const changed = inks.filter((ink) => day[ink] !== night[ink]);
  return (
    '<style>path{fill:currentColor}.l{fill:none;stroke:currentColor;stroke-linejoin:round}stop{stop-color:currentColor}' +
    inks.map((ink) => rule(ink, day[ink])).join('') +
    `@media(prefers-color-scheme:dark){${changed.map((ink) => rule(ink, night[ink])).join('')}}</style>`
  );
}

function groundOf({ ground: { centre, radius, stops } }: Drawing): string {
  return (
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">` +
    stops.map(({ at, ink }) => `<stop class="${LETTERS[ink]}" offset="${at}"/>`).join('') +
    '</radialGradient><path style="fill:url(#g)" d="M-999-999h2999v2999h-2999z"/>'
  );
}

function layerOf({ ink, d, opacity, line, place }: Layer): string {
  const attributes = [
    ` class="${LETTERS[ink]}${line ? ' l' : ''}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    line === undefined ? '' : ` stroke-width="${line}"`,
    place ? ` transform="translate(${place.x} ${place.y})rotate(${place.turn})scale(${place.scale})"` : '',
  ];
  return `<path${attributes.join('')} d="${d}"/>`;
}
