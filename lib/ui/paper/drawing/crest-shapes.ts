import { LRUCache } from 'lru-cache';
import type { FaceCard } from '../../card/face/face-card';
import { cardTint, crestSlug, crestTier } from '../../crest/address';
import { drawCrest } from '../../crest/drawing';
import type { Layer } from '../../crest/layer';
import { type Inks, inksOf } from '../../crest/palette';
import { PEN_SCALE } from '../../crest/pen';
import { type Box, type Group, moved, rectangle, type Shape, turned } from './shapes';

interface Painted {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

const kept = new LRUCache<string, Painted>({ max: 400 });

/**
 * The crest of a card in `box`, by day: whole where its paper goes on beyond it, cut at the sides where the box is
 * narrower than it is.
 */
export function crestIn(box: Box, card: Pick<FaceCard, 'identity' | 'faction' | 'rarity'>): Group {
  const { width, height, shapes } = crestOf(card);
  const whole = Math.min(box.width / width, box.height / height);
  const filled = Math.max(box.width / width, box.height / height);
  // As large as it may be without losing more than a part of the strokes.
  const scale = Math.min(filled, whole * 1.12);
  const [x, y] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2];
  return { kind: 'group', clip: rectangle(box), shapes: [moved(shapes, x, y, scale)] };
}

function crestOf(card: Pick<FaceCard, 'identity' | 'faction' | 'rarity'>): Painted {
  const [slug, tint, tier] = [crestSlug(card.identity), cardTint(card), crestTier(card.rarity)];
  const key = `${slug}/${tint}/${tier}`;
  const known = kept.get(key);
  if (known) return known;
  const { width, height, ground, layers } = drawCrest(slug, tint, tier);
  const inks = inksOf(tint);
  const stops = ground.stops.map(({ at, ink }) => ({ at, colour: inks[ink] }));
  const painted = {
    width,
    height,
    shapes: [
      // Paper on all sides, for a box of any shape.
      {
        kind: 'path',
        d: rectangle({ x: -width, y: -height, width: 3 * width, height: 3 * height }),
        fill: { ...ground, stops },
      },
      moved(
        layers.map((layer) => layerShape(layer, inks)),
        0,
        0,
        1 / PEN_SCALE,
      ),
    ] satisfies Shape[],
  };
  kept.set(key, painted);
  return painted;
}

function layerShape({ ink, d, opacity, line, place }: Layer, inks: Inks): Shape {
  const paint = line === undefined ? { fill: inks[ink] } : { stroke: inks[ink], strokeWidth: line };
  const shape: Shape = { kind: 'path', d, ...paint, ...(opacity !== undefined && { opacity }) };
  return place ? turned([shape], place.turn, place.x, place.y, place.scale) : shape;
}
