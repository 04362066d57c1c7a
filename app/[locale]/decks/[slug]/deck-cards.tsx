import { getTranslations } from 'next-intl/server';
import type { MythosLine } from '@/lib/decks/store/lines';
import type { Locale } from '@/lib/i18n/locales';
import { EffectLines } from '@/lib/ui/card/text/effect-lines';
import { CardFace } from '@/lib/ui/card/face/face';
import { type FaceCard, faceOf } from '@/lib/ui/card/face/face-card';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { CardLine } from '@/lib/ui/card/list/line';
import type { LinkedLines } from '@/lib/ui/card/text/linked-lines';

interface CardsProps {
  lines: readonly MythosLine[];
  locale: Locale;
  texts: LinkedLines;
}

function faceOfLine({ code, card, printing }: MythosLine, locale: Locale, { lines }: LinkedLines): FaceCard {
  const printed = card.definition.printings.find(({ id }) => id === printing);
  return { ...faceOf(card.definition, locale, printed), text: lines.get(code) };
}

/** Cards as small faces with their counts; on paper as lines, where pictures would only cost ink, and texts if wanted. */
export async function DeckCards({ lines, locale, texts, wide }: CardsProps & { wide?: boolean }) {
  const [t, words] = await Promise.all([getTranslations('decks'), faceWords()]);
  const signs = { instant: words.instant, continuous: words.continuous };
  const imageTemplate = cardImageTemplate();
  return (
    <>
      <ul className="flex flex-wrap gap-3 print:hidden">
        {lines.map((line) => (
          <li
            key={line.code}
            className={`relative ${wide ? 'w-60 max-sm:w-full' : 'w-40 max-sm:w-[calc(50vw-1.5rem)]'}`}
          >
            <div className="tile">
              <CardFace
                card={faceOfLine(line, locale, texts)}
                locale={locale}
                words={words}
                href={`/${locale}/cards/${line.code}`}
                links={texts.links}
                imageTemplate={imageTemplate}
              />
            </div>
            <span className="absolute z-6 -top-2 -right-1 rounded-full border border-line-strong bg-raised px-2 text-sm font-semibold tabular-nums">
              <span aria-hidden="true">×{line.count}</span>
              <span className="sr-only">{t('count.copies', { count: line.count })}</span>
            </span>
            {line.card.withdrawn && <span className="text-sm text-bad">{t('deck.withdrawn')}</span>}
          </li>
        ))}
      </ul>
      <ul className="hidden print:block">
        {lines.map((line) => (
          <li key={line.code} className="break-inside-avoid">
            <div className="flex gap-2">
              <span className="tabular-nums">{line.count}</span>
              <CardLine card={faceOfLine(line, locale, texts)} words={words} />
              <span className="whitespace-nowrap">{line.printing ?? line.code}</span>
            </div>
            <div className="print-text">
              <EffectLines lines={texts.lines.get(line.code) ?? []} links={texts.links} words={signs} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
