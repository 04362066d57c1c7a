import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { GameId } from '@/lib/catalogue/games';
import { cardTitle } from '@/lib/decks/cards/title';
import { MAX_COPIES } from '@/lib/decks/limits';
import { type MythosLine, mythosLines } from '@/lib/decks/store/lines';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { faceOf } from '@/lib/ui/card/face/face-card';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { CardLine } from '@/lib/ui/card/list/line';
import { Check } from '@/lib/ui/controls/field';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { MAX_PROXIES } from '@/lib/ui/paper/print/proxies';
import { NothingHere } from '../../../nothing-here';
import { deckFor } from '../deck-for';
import { byCost, byName } from '../groups';
import { leadHome, placeOf, placePath } from '../place';
import { DeckLead, subPageMetadata } from '../sub-page';

interface PrintProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function printMetadata({ params }: PrintProps): Promise<Metadata> {
  return subPageMetadata({ params, page: 'print', words: 'paper.print', find: deckFor });
}

/** Why a PDF was not made: what its route says when it leads back here. */
const problemSchema = z.object({
  problem: z.enum(['too-many', 'nothing', 'busy']),
  seconds: z.coerce.number().int().min(1).max(3600).catch(60),
});

/** What can be printed of a deck, as PDFs: forms that lead straight to them, with or without JavaScript. */
export async function Print({ game, params, searchParams }: PrintProps & { game: GameId }) {
  const [{ locale, slug }, asked] = await Promise.all([params, searchParams]);
  const deck = await deckFor(slug);
  if (!deck) return <NothingHere />;
  const place = placeOf(deck, locale);
  leadHome(game, place, '/print', asked);
  const t = await getTranslations('paper.print');
  const lines = [...byCost(deck.main).flatMap((group) => group.lines), ...byName(deck.missions)];
  // Only cards of the younger game are drawn on paper.
  const proxies = mythosLines(lines);
  const problem = problemSchema.safeParse(asked);
  const base = placePath(place);
  return (
    <Page title={t('title')} lead={<DeckLead deck={deck}>{t('lead')}</DeckLead>}>
      {problem.success && (
        <div className="mb-6">
          <Notice
            tone="bad"
            role="alert"
            title={t(`problem.${problem.data.problem}`, { max: MAX_PROXIES, seconds: problem.data.seconds })}
          />
        </div>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section className="panel" aria-labelledby="sheet">
            <h2 id="sheet" className="text-lg">
              {t('sheet')}
            </h2>
            <p className="mt-1 mb-3 text-soft">{t('sheetText', { game })}</p>
            <form action={`${base}/sheet.pdf`}>
              <PaperChoice words={{ legend: t('paper'), a4: t('a4'), letter: t('letter') }} />
              <Button type="submit" variant="primary" className="mt-3">
                {t('download')}
              </Button>
            </form>
          </section>
          {proxies.length > 0 && (
            <section className="panel" aria-labelledby="proxies">
              <h2 id="proxies" className="text-lg">
                {t('proxies')}
              </h2>
              <p className="mt-1 mb-3 max-w-prose text-soft">{t('proxiesText')}</p>
              <form action={`${base}/proxies.pdf`}>
                <PaperChoice words={{ legend: t('paper'), a4: t('a4'), letter: t('letter') }} />
                <details className="mt-3" open={problem.success && problem.data.problem === 'nothing'}>
                  <summary className="min-h-11 cursor-pointer py-2">{t('choose')}</summary>
                  <p className="mb-2 text-sm text-soft">
                    {t('chooseText')} {t('limit', { max: MAX_PROXIES })}
                  </p>
                  <Counts lines={proxies} locale={locale} />
                </details>
                <Button type="submit" variant="primary" className="mt-3">
                  {t('download')}
                </Button>
              </form>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

/** A4 first: it is what most readers of the four languages have in the printer. */
function PaperChoice({ words }: { words: Record<'legend' | 'a4' | 'letter', string> }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-4 font-semibold">{words.legend}</legend>
      <Check type="radio" name="paper" value="a4" defaultChecked>
        {words.a4}
      </Check>
      <Check type="radio" name="paper" value="letter">
        {words.letter}
      </Check>
    </fieldset>
  );
}

/** How many of each card: a field named by its code, which is what the PDF's address asks for. */
async function Counts({ lines, locale }: { lines: readonly MythosLine[]; locale: Locale }) {
  const [t, words] = await Promise.all([getTranslations('paper.print'), faceWords()]);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-1">
      {lines.map(({ code, count, card }) => (
        <li key={code} className="flex items-center gap-3">
          <input
            type="number"
            inputMode="numeric"
            name={code}
            defaultValue={count}
            min={0}
            max={MAX_COPIES}
            aria-label={t('copies', { card: `${cardTitle(card.definition, locale)} (${code})` })}
            className="input w-20 flex-none"
          />
          <div className="min-w-0 flex-1">
            <CardLine card={faceOf(card.definition, locale)} words={words} />
          </div>
        </li>
      ))}
    </ul>
  );
}
