import { cardTitle } from '@/lib/decks/cards/title';
import type { MythosLine } from '@/lib/decks/store/lines';
import type { Locale } from '@/lib/i18n/locales';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { cardImageTemplate } from '@/lib/ui/card/image';
import type { LinkedLines } from '@/lib/ui/card/text/linked-lines';

interface DrawnProps {
  /** In the order in which they were drawn. */
  codes: readonly string[];
  /** Lines of the deck they are drawn from: a card is shown in the printing its owner prefers. */
  lines: readonly MythosLine[];
  locale: Locale;
  texts: LinkedLines;
}

/** Cards as they are drawn, face by face. */
export async function DrawnCards({ codes, lines, locale, texts }: DrawnProps) {
  const words = await faceWords();
  const imageTemplate = cardImageTemplate();
  const byCode = new Map(lines.map((line) => [line.code, line]));
  return (
    <ul className="card-grid">
      {codes.map((code, at) => {
        const line = byCode.get(code);
        if (!line) return null;
        const { definition } = line.card;
        const face = faceOf(definition, locale, definition.printings.find(({ id }) => id === line.printing)); // prettier-ignore
        return (
          // A card may be drawn twice: only its place tells the two apart.
          <li key={at}>
            <CardFace
              card={{ ...face, text: texts.lines.get(code) }}
              locale={locale}
              words={words}
              href={`/${locale}/cards/${code}`}
              links={texts.links}
              imageTemplate={imageTemplate}
              eager
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The same as words: "Naruto Uzumaki - Rasengan, Sakura Haruno". */
export function titlesOf(codes: readonly string[], lines: readonly MythosLine[], locale: Locale): string {
  const byCode = new Map(lines.map((line) => [line.code, line.card.definition]));
  const titles = codes.flatMap((code) => {
    const card = byCode.get(code);
    return card ? [cardTitle(card, locale)] : [];
  });
  return new Intl.ListFormat(locale).format(titles);
}
