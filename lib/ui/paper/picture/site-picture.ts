import { PICTURE } from '../../page/metadata';
import type { FaceCard } from '../../card/face/face-card';
import { crestIn } from '../drawing/crest-shapes';
import { moved, rectangle, type Shape, turned } from '../drawing/shapes';
import { BANDS, INK, INK_SOFT } from '../palette';
import { Column, ground, LEFT, RING, SEAL, shadow } from './ground';

/** Crests of well-known names, one of each colour that suits them: no card in particular. */
const BACKS = [
  { identity: 'Naruto Uzumaki', faction: 'Leaf Village', rarity: 'M', band: BANDS.leaf },
  { identity: 'Itachi Uchiha', faction: 'Akatsuki', rarity: 'M', band: BANDS.akatsuki },
  { identity: 'Gaara', faction: 'Sand Village', rarity: 'M', band: BANDS.sand },
] as const satisfies readonly (Pick<FaceCard, 'identity' | 'faction' | 'rarity'> & { band: string })[];

const [WIDTH, HEIGHT, SPINE] = [252, 352, 42];

/** The site itself: its name, what it is for, three crests. */
export function sitePicture({ brand, tagline }: { brand: string; tagline: string }): Shape[] {
  const column = new Column(196, 520)
    .put(brand, 'name', INK, { sizes: [96, 60], lines: 1 })
    .space(18)
    .put(tagline, 'text', INK_SOFT, { sizes: [33, 20], lines: 5, height: 230 });
  return [
    ...ground(),
    RING,
    moved(SEAL, LEFT, 84, 1.3),
    ...column.shapes,
    ...BACKS.map((back, place) => {
      const from = place - 1;
      const outline = rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 12);
      const drawn: Shape[] = [
        shadow(WIDTH, HEIGHT),
        {
          kind: 'group',
          clip: outline,
          shapes: [
            { kind: 'path', d: rectangle({ x: 0, y: 0, width: SPINE, height: HEIGHT }), fill: back.band },
            crestIn({ x: SPINE, y: 0, width: WIDTH - SPINE, height: HEIGHT }, back),
          ],
        },
      ];
      const centred = moved(drawn, -WIDTH / 2, -HEIGHT / 2);
      return turned([centred], from * 9, 905 + from * 145, PICTURE.height / 2 + Math.abs(from) * 20 - 8);
    }),
  ];
}
