import { expect, it } from 'vitest';
import { placeBeside } from './place';

const PHONE = { width: 390, height: 800 };
const BOX = { width: 300, height: 200 };

it.each([
  ['under the word', { left: 20, top: 100, bottom: 120 }, { left: 20, top: 126 }],
  ['above it at the foot of the window', { left: 20, top: 700, bottom: 720 }, { left: 20, top: 494 }],
  ['no further right than the window', { left: 350, top: 100, bottom: 120 }, { left: 82, top: 126 }],
  ['no further left than the window', { left: -40, top: 100, bottom: 120 }, { left: 8, top: 126 }],
  ['at the nearer edge where neither side has the room', { left: 20, top: 390, bottom: 410 }, { left: 20, top: 184 }],
])('%s', (_, anchor, place) => expect(placeBeside(anchor, BOX, anchor.top === 390 ? { ...PHONE, height: 600 } : PHONE)).toEqual(place)); // prettier-ignore

it('shows the beginning of what is larger than the window', () => {
  expect(placeBeside({ left: 50, top: 300, bottom: 320 }, { width: 500, height: 900 }, PHONE)).toEqual({
    left: 8,
    top: 8,
  });
});
