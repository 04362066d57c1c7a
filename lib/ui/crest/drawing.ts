import { splatter, stroke, wash } from './brush';
import { flakes, goldCloud } from './gold';
import { landscape } from './landscape';
import type { Drawing, Layer } from './layer';
import { arc, bowed, TURN } from './motifs/lines';
import { MOTIFS } from './motifs/motifs';
import type { CrestTint } from './palette';
import { Pen, type Point } from './pen';
import { Chance } from './random';
import { seal } from './seal';

/** From plain ink (0) over a second wash (1), the vermilion sun (2) and gold (3) to clouds of gold leaf (4). */
export const CREST_TIERS = [0, 1, 2, 3, 4] as const;
export type CrestTier = (typeof CREST_TIERS)[number];

/** Chosen so that a few well-known names got a sign that suits them. Changing it redraws every crest. */
const SERIES = 'sumi23z82n/';
const PORTRAIT: Point = [180, 200];
const LANDSCAPE: Point = [320, 180];

/**
 * The picture in a card's art window: brush strokes that follow from `name` alone (all versions of a character are
 * kin), tinted by faction and richer with `tier`. Same arguments, same drawing.
 *
 * Portrait 180 × 200, for missions a landscape 320 × 180. The paper and the washes go on beyond these bounds, so that a
 * window of any other shape shows the whole drawing with more paper beside it.
 */
export function drawCrest(name: string, tint: CrestTint, tier: CrestTier): Drawing {
  // Two streams, so that the strokes stay the same whatever the tier adds around them.
  const hand = new Chance(SERIES + name);
  const around = new Chance(`${SERIES}${name}/${tier}`);
  const [width, height] = tint === 'mission' ? LANDSCAPE : PORTRAIT;
  return {
    width,
    height,
    ground: { centre: [width / 2, height * 0.42], radius: width * 0.85, stops: [{ at: 0.4, ink: 'paper' }, { at: 1, ink: 'shade' }] }, // prettier-ignore
    layers: tint === 'mission' ? scene(hand, around, tier) : portrait(hand, around, tier),
  };
}

function portrait(hand: Chance, around: Chance, tier: CrestTier): Layer[] {
  const gestures = hand.pick(MOTIFS)(hand);
  const place = { x: 900, y: 985, turn: Math.round(hand.between(-6, 6)), scale: 1 };
  const motif = gestures.map((gesture): Layer => ({ ink: 'ink', d: stroke(gesture, hand), place, opacity: hundredths(hand.between(0.88, 0.97)) })); // prettier-ignore
  const sun = disc(hand, [90 + hand.between(-36, 36), 78 + hand.between(-26, 14)], hand.between(27, 39));
  const slope = hand.between(-46, 46);
  const sweep = bowed([-130, 122 + slope], [310, 122 - slope], hand.between(-46, 46));
  const wide: Layer = { ink: 'wash', opacity: 0.5, d: wash({ line: sweep, width: hand.between(58, 84) }, hand) };
  const pool: Layer = { ink: 'wash', opacity: 0.45, d: wash({ line: sweep.slice(2, 9), width: hand.between(24, 40) }, hand) }; // prettier-ignore
  const drops = splatter(hand, [90 + hand.between(-30, 30), 100], hand.between(0, TURN), 92, hand.whole(7, 11));
  const stamp = seal(hand, [hand.sign() > 0 ? 147 : 11, 166]);
  const ring = (): Layer => {
    const line = arc(74, around.between(0, TURN), TURN * 0.93, 1, [90, 98]);
    return { ink: 'gold', opacity: 0.9, d: stroke({ line, width: 7, touch: 'dry' }, around) };
  };
  return [
    fibres(hand),
    ...(tier >= 4 ? goldCloud(around, [-60, around.between(20, 34)], around.between(100, 140), 17) : []),
    wide,
    ...(tier >= 1 ? [pool] : []),
    tier >= 2 ? { ink: 'sun', opacity: 0.92, d: sun } : { ink: 'wash', opacity: 0.55, d: sun },
    ...(tier >= 4 ? goldCloud(around, [around.between(112, 136), around.between(150, 162)], 170, 15) : []),
    ...(tier >= 3 ? [ring()] : []),
    ...motif,
    { ink: 'ink', opacity: 0.85, d: drops },
    ...(tier >= 3 ? [flakes(around, PORTRAIT, tier === 3 ? 26 : 44)] : []),
    ...stamp,
  ];
}

function scene(hand: Chance, around: Chance, tier: CrestTier): Layer[] {
  const [width, height] = LANDSCAPE;
  const sun = disc(hand, [width * hand.between(0.3, 0.7), height * hand.between(0.26, 0.38)], hand.between(22, 32));
  return [
    fibres(hand),
    { ink: 'sun', opacity: 0.9, d: sun },
    ...landscape(hand, width, height),
    ...(tier >= 3 ? [flakes(around, LANDSCAPE, 40)] : []),
    ...seal(hand, [hand.sign() > 0 ? 287 : 11, 149]),
  ];
}

/** A round field of colour laid with a full brush: nearly a circle. */
function disc(chance: Chance, [x, y]: Point, radius: number): string {
  const rim = Array.from({ length: 16 }, (_, i): Point => {
    const reach = radius * chance.between(0.985, 1.02);
    return [x + Math.cos((TURN * i) / 16) * reach, y + Math.sin((TURN * i) / 16) * reach];
  });
  return new Pen().shape(rim).toString();
}

/** Long fibres in the paper. */
function fibres(chance: Chance): Layer {
  const pen = new Pen();
  for (let i = 0; i < 9; i++) {
    const from: Point = [chance.between(-60, 330), chance.between(0, 200)];
    const bend: Point = [from[0] + chance.between(-16, 16), from[1] + chance.between(-12, 12)];
    pen.moveTo(from).curveTo(bend, [bend[0] + chance.between(-16, 16), bend[1] + chance.between(-12, 12)]);
  }
  return { ink: 'shade', line: 7, d: pen.toString() };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
