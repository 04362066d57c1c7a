import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { searchCards } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_TYPES } from '@/lib/rules/mythos/cards/schema';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { CREST_VERSION } from '@/lib/ui/crest/address';
import { CREST_TIERS } from '@/lib/ui/crest/drawing';
import { CREST_TINTS } from '@/lib/ui/crest/palette';

/** From a dot in a list to more than a hand holds, in pixels. */
const WIDTHS = [60, 84, 120, 180, 260, 380];

/** The rarest card of each kind in every size. */
export async function Faces({ locale }: { locale: Locale }) {
  const [words, ...kinds] = await Promise.all([
    faceWords(),
    ...CARD_TYPES.map((type) =>
      searchCards(DEFAULT_GAME, { ...EVERY_CARD, type: [type], sort: 'rarity', descending: true, size: 24 }, locale),
    ),
  ]);
  return kinds.map(({ cards }, kind) => (
    <ul key={CARD_TYPES[kind]} className="faces">
      {WIDTHS.map((width, index) => {
        const card = cards[index * 3] ?? cards[0];
        return (
          card && (
            <li key={width} style={{ width: card.type === 'mission' ? width * 1.4 : width }}>
              <CardFace card={card} locale={locale} words={words} />
            </li>
          )
        );
      })}
    </ul>
  ));
}

/** One name in every tint and tier: what changes, and what stays. */
export function Crests() {
  return (
    <ul className="crests">
      {CREST_TINTS.flatMap((tint) =>
        CREST_TIERS.map((tier) => (
          <li key={`${tint}-${tier}`}>
            <img
              src={`/crest/kage-codex.svg?tint=${tint}&tier=${tier}&v=${CREST_VERSION}`}
              alt=""
              width={180}
              height={200}
              loading="lazy"
            />
            <code>
              {tint} {tier}
            </code>
          </li>
        )),
      )}
    </ul>
  );
}
