import type { Gesture } from '../brush';
import type { Point } from '../pen';
import type { Chance } from '../random';
import { arc, bowed, polar, TURN } from './lines';

/** Something like a written character, though it is none. */
export function glyph(chance: Chance): Gesture[] {
  const gestures: Gesture[] = [];
  const bars = chance.whole(2, 3);
  for (let i = 0; i < bars; i++) {
    const y = -50 + i * chance.between(32, 40);
    const half = chance.between(36, 68);
    gestures.push({ line: bowed([-half, y + 6], [half, y - 5], chance.between(-5, -1)), width: chance.between(11, 15), touch: 'stop' }); // prettier-ignore
  }
  const x = chance.between(-8, 8);
  gestures.push({
    line: bowed([x, -78], [x + chance.between(-5, 5), 66], chance.between(-4, 4)),
    width: 17,
    touch: 'stop',
  });
  gestures.push({ line: bowed([x - 2, -2], [-68, 74], chance.between(8, 16)), width: 14, touch: 'flick' });
  if (chance.sign() > 0)
    gestures.push({ line: bowed([x + 2, 0], [74, 70], chance.between(-16, -8)), width: 18, touch: 'dry' });
  else gestures.push({ line: arc(27, -1.2, 4.3, 1, [38, 36]), width: 10, touch: 'flick' });
  gestures.push({ line: bowed([44, -76], [58, -62], 2), width: 11, touch: 'flick' });
  return gestures;
}

/** A gate that one walks through. */
export function gate(chance: Chance): Gesture[] {
  const lean = chance.between(4, 10);
  const wide = chance.between(40, 50);
  return [
    { line: bowed([-80, -58], [80, -60], chance.between(-14, -8)), width: chance.between(17, 22), touch: 'dry' },
    { line: bowed([-62, -24], [62, -26], -3), width: 11, touch: 'stop' },
    { line: bowed([-wide, -48], [-wide - lean, 78], 3), width: chance.between(14, 18), touch: 'dry' },
    { line: bowed([wide, -50], [wide + lean, 76], -3), width: chance.between(15, 19), touch: 'dry' },
    { line: bowed([0, -54], [0, -26], 1), width: 10, touch: 'stop' },
  ];
}

/** Two blades crossed. */
export function crossed(chance: Chance): Gesture[] {
  const tilt = chance.between(50, 62);
  const bow = chance.between(10, 18);
  const blades = [-1, 1].map((side): Gesture => ({
    line: bowed([side * tilt, 66], [side * -tilt * 0.95, -74], side * bow, 0.6),
    width: side > 0 ? 18 : 14,
    touch: side > 0 ? 'dry' : 'flick',
  }));
  const guards = [-1, 1].map((side): Gesture => ({
    line: bowed([side * (tilt - 30), 34], [side * (tilt + 2), 22], side * 3),
    width: 8,
    touch: 'stop',
  }));
  return [...blades, ...guards];
}

/** A star of three or five points that is thrown. */
export function star(chance: Chance): Gesture[] {
  // Never four: bent arms in fours are a sign nobody wants on a card.
  const count = chance.pick([3, 5, 6]);
  const from = chance.between(0, TURN);
  const bend = chance.between(14, 26) * chance.sign();
  return [
    ...Array.from({ length: count }, (_, i): Gesture => {
      const angle = from + (TURN * i) / count;
      return { line: bowed(polar(16, angle - 0.3), polar(80, angle), bend), width: 90 / (count + 2), touch: 'flick' };
    }),
    { line: arc(13, from, TURN * 0.92), width: 8, touch: 'dry' },
  ];
}

/** The ways of a scroll: rods above and below, and what it says between them. */
export function scroll(chance: Chance): Gesture[] {
  const wide = chance.between(40, 50);
  const lines = chance.whole(2, 4);
  const side = (sign: number): Gesture => ({
    line: bowed([sign * wide, -56], [sign * (wide + chance.between(-5, 5)), 58], sign * -4),
    width: 7,
    touch: 'flick',
  });
  const at = (x: number, y: number): Point => [x, y];
  return [
    { line: bowed(at(-72, -62), at(72, -64), -3), width: 17, touch: 'stop' },
    { line: bowed(at(-70, 66), at(74, 62), 4), width: 17, touch: 'dry' },
    side(-1),
    side(1),
    ...Array.from({ length: lines }, (_, i): Gesture => {
      const x = (i - (lines - 1) / 2) * -22;
      return { line: bowed([x, -40], [x + chance.between(-4, 4), chance.between(10, 42)], chance.between(-7, 7)), width: 9, touch: 'flick' }; // prettier-ignore
    }),
  ];
}
