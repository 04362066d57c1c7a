import { getTranslations } from 'next-intl/server';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { gameOfFormat } from '@/lib/decks/games/games';
import { mythosLines } from '@/lib/decks/store/lines';
import type { DeckPage, DeckPageLine } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { type LinkedLines, linkedLines } from '@/lib/ui/card/text/linked-lines';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { effectGlimpses } from '../../cards/effect-links';
import { OlderCards } from '../older/card-list';
import { DeckCards } from './deck-cards';
import { byCost, byName, copiesOf } from './groups';

interface DeckPartsProps {
  deck: Pick<DeckPage, 'description' | 'format' | 'main' | 'missions' | 'maybe' | 'withheld'>;
  locale: Locale;
}

/** What a deck is made of: its notes, missions, cards by cost, and what its owner still thinks about. */
export async function DeckParts({ deck, locale }: DeckPartsProps) {
  const { id: game, parts } = gameOfFormat(deck.format);
  const [t, tOlder, texts, words] = await Promise.all([
    getTranslations('decks'),
    getTranslations('olderDecks.numbers'),
    // Only that game's cards have lines made of their effects.
    cardTexts(DEFAULT_GAME, locale),
    glimpseWords(),
  ]);
  const { withheld } = deck;
  const effects = linkedLines(
    [...deck.missions, ...deck.main, ...deck.maybe].map(({ code }) => [code, texts.pieces.get(code) ?? []]),
    effectGlimpses(locale, texts),
  );
  const older = game === 'ccg';
  const shown = { older, locale, effects };
  return (
    <CardGlimpses locale={locale} words={words} imageTemplate={cardImageTemplate()}>
      {deck.description && (
        <p dir="auto" className="mb-6 max-w-prose wrap-anywhere whitespace-pre-line">
          {deck.description}
        </p>
      )}
      {parts.includes('missions') && (
        <section aria-labelledby="missions">
          <h2 id="missions" className="mb-3">
            {t('deck.missions')} <span className="text-soft tabular-nums">{copiesOf(deck.missions)}</span>
          </h2>
          {deck.missions.length > 0 ? (
            <PartCards lines={byName(deck.missions)} {...shown} wide />
          ) : (
            <p className="text-soft">{t('deck.emptyPart')}</p>
          )}
        </section>
      )}
      <section aria-labelledby="cards" className="mt-8 print:mt-4">
        <h2 id="cards">
          {t('deck.cards')} <span className="text-soft tabular-nums">{copiesOf(deck.main)}</span>
        </h2>
        {deck.main.length === 0 && <p className="text-soft">{t('deck.emptyPart')}</p>}
        <div className="flex flex-wrap gap-x-8 print:block print:columns-2">
          {byCost(deck.main).map(({ cost, copies, lines }) => (
            <section key={cost ?? 'none'} className={older ? 'mt-4 w-full' : 'mt-4 break-inside-avoid print:mt-2'}>
              <h3 className="mb-3 text-base text-soft print:mb-1">
                {cost === undefined
                  ? older
                    ? tOlder('noCost')
                    : t('deck.noCost')
                  : older
                    ? tOlder('cost', { cost })
                    : t('deck.cost', { cost })}{' '}
                <span className="tabular-nums">({copies})</span>
              </h3>
              <PartCards lines={lines} {...shown} />
            </section>
          ))}
        </div>
        {withheld > 0 && <p className="mt-4 text-soft">{t('deck.withheld', { count: withheld })}</p>}
      </section>
      {deck.maybe.length > 0 && (
        <section aria-labelledby="maybe" className="mt-8 print:hidden">
          <h2 id="maybe">{t('deck.maybe')}</h2>
          <p className="mb-3 text-soft">{t('deck.maybeText')}</p>
          <PartCards lines={byName(deck.maybe)} {...shown} />
        </section>
      )}
    </CardGlimpses>
  );
}

interface PartCardsProps {
  older: boolean;
  lines: readonly DeckPageLine[];
  locale: Locale;
  effects: LinkedLines;
  wide?: boolean;
}

/** Cards of a part as their game shows them. */
function PartCards({ older, lines, locale, effects, wide }: PartCardsProps) {
  if (older) return <OlderCards lines={lines} locale={locale} />;
  return <DeckCards lines={mythosLines(lines)} locale={locale} texts={effects} wide={wide} />;
}
