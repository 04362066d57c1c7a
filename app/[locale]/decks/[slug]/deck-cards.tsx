import { getTranslations } from 'next-intl/server';
import type { DeckPageLine } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { CardFace } from '@/lib/ui/card/face';
import { faceOf } from '@/lib/ui/card/face-card';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardLine } from '@/lib/ui/card/line';

interface CardsProps {
  lines: readonly DeckPageLine[];
  locale: Locale;
}

async function faceWords() {
  const t = await getTranslations('cards.face');
  return { cost: t('cost'), power: t('power'), points: t('points') };
}

function faceOfLine({ card, printing }: DeckPageLine, locale: Locale) {
  return faceOf(
    card.definition,
    locale,
    card.definition.printings.find(({ id }) => id === printing),
  );
}

/** Cards as small faces with their counts; on paper as lines, where pictures would only cost ink. */
export async function DeckCards({ lines, locale, wide }: CardsProps & { wide?: boolean }) {
  const [t, words] = await Promise.all([getTranslations('decks'), faceWords()]);
  const imageTemplate = cardImageTemplate();
  return (
    <>
      <ul className="flex flex-wrap gap-3 print:hidden">
        {lines.map((line) => (
          <li key={line.code} className={`relative ${wide ? 'w-44' : 'w-34'}`}>
            <CardFace
              card={faceOfLine(line, locale)}
              locale={locale}
              words={words}
              href={`/${locale}/cards/${line.code}`}
              imageTemplate={imageTemplate}
            />
            <span className="absolute -top-2 -right-1 rounded-full border border-line-strong bg-raised px-2 text-sm font-semibold tabular-nums">
              <span aria-hidden="true">×{line.count}</span>
              <span className="sr-only">{t('count.copies', { count: line.count })}</span>
            </span>
            {line.card.withdrawn && <span className="text-sm text-bad">{t('deck.withdrawn')}</span>}
          </li>
        ))}
      </ul>
      <ul className="hidden print:block">
        {lines.map((line) => (
          <li key={line.code} className="flex gap-2">
            <span className="tabular-nums">{line.count}</span>
            <CardLine card={faceOfLine(line, locale)} words={words} />
            <span className="whitespace-nowrap">{line.printing ?? line.code}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
