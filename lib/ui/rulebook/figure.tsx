import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { CardAnatomy } from './card-anatomy';
import { ChainTree } from './chain-tree';
import { PlaySequence } from './play-sequence';
import { Rounds } from './rounds';
import { ScoreTable } from './score-table';
import { Stack } from './stack';

const PICTURES: Readonly<Record<string, (props: { locale: Locale }) => ReactNode>> = {
  'character-card': ({ locale }) => <CardAnatomy type="character" locale={locale} />,
  'mission-card': ({ locale }) => <CardAnatomy type="mission" locale={locale} />,
  'attachment-card': ({ locale }) => <CardAnatomy type="attachment" locale={locale} />,
  rounds: Rounds,
  'score-table': ScoreTable,
  'play-sequence': PlaySequence,
  chain: ChainTree,
  stack: Stack,
};

const TITLES = {
  'character-card': 'card.character',
  'mission-card': 'card.mission',
  'attachment-card': 'card.attachment',
  rounds: 'rounds.title',
  'score-table': 'score.title',
  'play-sequence': 'sequence.title',
  chain: 'chain.title',
  stack: 'stack.title',
} as const;

interface RuleFigureProps {
  figure: keyof typeof TITLES;
  locale: Locale;
}

/** A picture of the rulebook, drawn from data, under a title of its own. */
export async function RuleFigure({ figure, locale }: RuleFigureProps) {
  const t = await getTranslations('rules.figures');
  const Picture = PICTURES[figure];
  if (!Picture) return null;
  return (
    <figure className="figure">
      <figcaption>{t(TITLES[figure])}</figcaption>
      <Picture locale={locale} />
    </figure>
  );
}
