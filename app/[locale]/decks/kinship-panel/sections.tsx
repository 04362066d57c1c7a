import { getTranslations } from 'next-intl/server';
import { mythosPool, today } from '@/lib/decks/cards/pool';
import { cardKinship, deckKinship, type SuggestedCard } from '@/lib/decks/kinship/suggest';
import type { Locale } from '@/lib/i18n/locales';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { Section } from '@/lib/ui/page/page';
import { KinList, type PipWords } from './kin-list';

/** A few: who wants more builds a deck with the card. */
const SHOWN = { card: 5, deck: 6 } as const;

async function asking(locale: Locale, limit: number) {
  const [pool, t, words] = await Promise.all([mythosPool(), getTranslations('kinship'), faceWords()]);
  return { words, title: t, question: { pool, today: today(), locale, limit, t } };
}

/** What goes with a card, what it answers and what answers it. */
export async function CardKinshipSection({ code, locale }: { code: string; locale: Locale }) {
  const { words, title, question } = await asking(locale, SHOWN.card);
  const { cards, missions, answers, answeredBy } = cardKinship(code, question);
  const lists: [string, readonly SuggestedCard[]][] = [
    [title('page.goesWith'), cards],
    [title('page.missions'), missions.slice(0, 3)],
    [title('page.answers'), answers],
    [title('page.answeredBy'), answeredBy],
  ];
  if (lists.every(([, list]) => list.length === 0)) return null;
  return (
    <Section title={title('page.cardTitle')} id="kinship">
      <p className="mb-3 text-soft">{title('page.cardText')}</p>
      <Columns lists={lists} locale={locale} words={words} />
    </Section>
  );
}

/** What would go with a deck and what it answers. `codes`: of its cards and missions. */
export async function DeckKinshipSection({ codes, locale }: { codes: readonly string[]; locale: Locale }) {
  const { words, title, question } = await asking(locale, SHOWN.deck);
  const { cards, missions, answers } = deckKinship(codes, question);
  const lists: [string, readonly SuggestedCard[]][] = [
    [title('panel.cards'), cards],
    [title('panel.missions'), missions.slice(0, 3)],
    [title('panel.answers'), answers],
  ];
  if (lists.every(([, list]) => list.length === 0)) return null;
  return (
    <Section title={title('page.deckGoesWith')} id="kinship">
      <p className="mb-3 text-soft">{title('page.deckText')}</p>
      <Columns lists={lists} locale={locale} words={words} />
    </Section>
  );
}

interface ColumnsProps {
  lists: readonly [string, readonly SuggestedCard[]][];
  locale: Locale;
  words: PipWords;
}

function Columns({ lists, ...rest }: ColumnsProps) {
  return (
    <div className="kin-columns">
      {lists.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <div key={title}>
              <h3>{title}</h3>
              <KinList cards={cards} label={title} {...rest} />
            </div>
          ),
      )}
    </div>
  );
}
