import { brush, splatter, type Point } from './brush';
import { MOTIFS } from './motifs';
import { Chance } from './random';

/** Colour family of a crest: the faction of its card, or the neutral one of missions. */
export const CREST_TINTS = ['leaf', 'sand', 'sound', 'akatsuki', 'independent', 'mission'] as const;
export type CrestTint = (typeof CREST_TINTS)[number];

/** From plain ink (0) to gold leaf (4). */
export const CREST_TIERS = [0, 1, 2, 3, 4] as const;
export type CrestTier = (typeof CREST_TIERS)[number];

const PALETTE: Record<CrestTint, { ground: string; deep: string; wash: string; strong: string }> = {
  leaf: { ground: '#edeedc', deep: '#cfdcbd', wash: '#9dbb8c', strong: '#2f6d3b' },
  sand: { ground: '#f3ead2', deep: '#e6d3a4', wash: '#d3b26c', strong: '#8a5f0c' },
  sound: { ground: '#ece6ee', deep: '#d8cae2', wash: '#b49acb', strong: '#67408f' },
  akatsuki: { ground: '#f2e3de', deep: '#e3c0bd', wash: '#c98287', strong: '#97142f' },
  independent: { ground: '#e9ebe8', deep: '#cdd5d9', wash: '#9eacb8', strong: '#4b5a69' },
  mission: { ground: '#efe8d8', deep: '#dccfb2', wash: '#bfae88', strong: '#6d5c36' },
};
/** Chosen so that a few well-known names got a sign that suits them. Changing it redraws every crest. */
const SERIES = 'enso4792/';
const INK = '#231f1a';
const SUN = '#c2401f';
const GOLD = '#c89a2b';

const stroked = (colour: string, opacity: number, inside: string) =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${inside}</g>`;
const filled = (colour: string, opacity: number, inside: string) =>
  `<g fill="${colour}" opacity="${opacity}">${inside}</g>`;

function goldLeaf(chance: Chance, width: number, height: number): string {
  let squares = '';
  for (let i = 0; i < 26; i++) {
    const size = chance.between(6, 26);
    const [x, y] = [chance.between(-8, width - 8), chance.between(-8, height - 8)];
    squares += `<path d="M${x.toFixed(1)} ${y.toFixed(1)}h${size.toFixed(1)}v${(size * chance.between(0.6, 1.2)).toFixed(1)}h-${size.toFixed(1)}z" opacity="${chance.between(0.12, 0.5).toFixed(2)}"/>`;
  }
  return filled(GOLD, 1, squares);
}

function rays(centre: Point, colour: string): string {
  let lines = '';
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * 2 * i) / 24;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    lines += `M${(centre[0] + c * 84).toFixed(1)} ${(centre[1] + s * 84).toFixed(1)}l${(c * 90).toFixed(1)} ${(s * 90).toFixed(1)}`;
  }
  return `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="1.6" opacity=".55"/>`;
}

/** Two ranges of hills and a shore: the landscape behind a mission. */
function hills(chance: Chance, width: number, height: number, wash: string, deep: string): string {
  const range = (level: number, rough: number) => {
    let path = `M0 ${height}`;
    for (let x = 0; x <= width; x += width / 8)
      path += `L${x.toFixed(0)} ${(level - chance.between(0, rough)).toFixed(1)}`;
    return `${path}L${width} ${height}Z`;
  };
  return (
    filled(deep, 0.9, `<path d="${range(height * 0.72, 46)}"/>`) +
    filled(wash, 0.6, `<path d="${range(height * 0.9, 34)}"/>`)
  );
}

/**
 * The picture in a card's art window, an SVG of our own: brush strokes that follow from `name` alone (all versions
 * of a character are kin), tinted by faction and richer with `tier`. Same arguments, same bytes.
 * Portrait 180 × 200, for missions landscape 320 × 180.
 */
export function crest(name: string, tint: CrestTint, tier: CrestTier): string {
  // Two streams, so that the strokes stay the same whatever the tier adds around them.
  const hand = new Chance(SERIES + name);
  const around = new Chance(`${SERIES}${name}/${tier}`);
  const landscape = tint === 'mission';
  const [width, height] = landscape ? [320, 180] : [180, 200];
  const centre: Point = [width / 2, height / 2];
  const { ground, deep, wash, strong } = PALETTE[tint];

  const gestures = hand.pick(MOTIFS)(hand);
  const tilt = hand.between(-9, 9);
  const ink = gestures.map((gesture) => brush(gesture, hand)).join('');
  const sunAt: Point = [centre[0] + hand.between(-38, 38), centre[1] + hand.between(-34, 6)];
  const sunSize = hand.between(26, 40);
  const echo = brush({ line: hand.pick(MOTIFS)(hand)[0]?.line ?? [], width: hand.between(20, 30) }, hand);

  const layers = [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    tier >= 4 ? goldLeaf(around, width, height) : '',
    landscape ? hills(hand, width, height, wash, deep) : '',
    tier >= 4 ? rays(centre, GOLD) : '',
    `<circle cx="${sunAt[0].toFixed(1)}" cy="${sunAt[1].toFixed(1)}" r="${sunSize.toFixed(1)}" fill="${tier >= 2 ? SUN : wash}" opacity="${tier >= 2 ? 0.9 : 0.35}"/>`,
    tier >= 1
      ? `<g transform="translate(${centre[0]} ${centre[1]}) scale(1.12)">${stroked(tier >= 3 ? strong : wash, tier >= 3 ? 0.5 : 0.6, echo)}</g>`
      : '',
    `<g transform="translate(${centre[0]} ${centre[1]}) rotate(${tilt.toFixed(1)}) scale(.94)">${stroked(INK, 0.93, ink)}</g>`,
    filled(INK, 0.8, splatter(hand, centre, 74, hand.whole(5, 10))),
    tier >= 3 ? filled(GOLD, 0.95, splatter(around, centre, 86, 12 + 8 * (tier - 3))) : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><radialGradient id="g" cx=".5" cy=".42" r=".8"><stop offset=".35" stop-color="${deep}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${deep}"/></radialGradient></defs>${layers.join('')}</svg>`
  );
}
