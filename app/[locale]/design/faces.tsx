import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { searchCards } from '@/lib/catalogue/cards';
import { searchCcgCards } from '@/lib/catalogue/ccg/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { CARD_KINDS } from '@/lib/rules/ccg/cards/symbols';
import { CARD_TYPES } from '@/lib/rules/mythos/cards/schema';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { CcgFace } from '@/lib/ui/ccg/face/face';
import { ccgFaceOf } from '@/lib/ui/ccg/face/face-card';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
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

/** One card of each kind of the older game, in the sizes it is shown in. */
export async function OlderFaces({ locale }: { locale: Locale }) {
  const [words, { cards }] = await Promise.all([ccgFaceWords(), searchCcgCards({ ...EVERY_CARD, size: 24 }, locale)]);
  return CARD_KINDS.map((kind) => {
    const card = cards.find((other) => other.kind === kind);
    return (
      card && (
        <ul key={kind} className="faces">
          {WIDTHS.filter((width) => width >= 120).map((width) => (
            <li key={width} style={{ width }}>
              <CcgFace card={ccgFaceOf(card, locale)} locale={locale} words={words} />
            </li>
          ))}
        </ul>
      )
    );
  });
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
