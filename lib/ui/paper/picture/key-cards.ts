import type { FaceCard } from '../../card/face/face-card';
import { crestTier } from '../../crest/address';

/**
 * The cards a deck is known by: the rarest, among them the dearest, among them those played most; one of each name, so
 * that two versions of a hero do not hide the others. Characters first: missions are shown where there is nothing else.
 */
export function keyCards<
  Line extends { count: number; face: Pick<FaceCard, 'identity' | 'type' | 'rarity' | 'chakra' | 'code'> },
>(lines: readonly Line[], most: number): Line[] {
  const weight = ({ face, count }: Line) => [
    face.type === 'mission' ? 0 : 1,
    crestTier(face.rarity),
    face.chakra ?? 0,
    count,
  ];
  const sorted = lines.toSorted((a, b) => {
    const [left, right] = [weight(a), weight(b)];
    const place = left.findIndex((value, index) => value !== right[index]);
    return place < 0 ? (a.face.code < b.face.code ? -1 : 1) : (right[place] ?? 0) - (left[place] ?? 0);
  });
  const names = new Set<string>();
  const chosen: Line[] = [];
  for (const line of sorted) {
    if (names.has(line.face.identity)) continue;
    const [first] = chosen;
    // A hand holds cards that lie the same way.
    if (first && (first.face.type === 'mission') !== (line.face.type === 'mission')) break;
    names.add(line.face.identity);
    chosen.push(line);
    if (chosen.length === most) break;
  }
  return chosen;
}
