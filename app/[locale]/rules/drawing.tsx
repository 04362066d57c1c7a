import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { isFigure, type Drawn } from '@/lib/rulings/rulebook/books';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { WorkedExample } from '@/lib/ui/ccg/worked-example';
import { RuleFigure } from '@/lib/ui/rulebook/figure';

interface DrawingProps {
  drawn: Drawn;
  game: GameId;
  locale: Locale;
}

/** The picture of a paragraph, or the example worked out beside it. */
export async function Drawing({ drawn, game, locale }: DrawingProps) {
  if (isFigure(drawn)) return <RuleFigure figure={drawn} locale={locale} />;
  return <WorkedExample example={drawn} numbers={await citedParagraphs(game)} />;
}
