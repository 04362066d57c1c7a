import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Move } from '@/lib/rules/mythos/scenario/lab/moves';
import type { Option } from '@/lib/rules/mythos/scenario/playthrough/position';
import { withStep } from '@/lib/rulings/lab/session';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import type { PlayerWords } from '../player/done-words';
import { BOARD, labPath } from './address';
import type { Opened } from './asked';

interface MoveListProps {
  opened: Extract<Opened, { kind: 'open' }>;
  code: string;
  words: PlayerWords;
  locale: Locale;
}

/** Everything that is legal now; each move is a link to the board after it. */
export async function MoveList({ opened: { json, moves }, code, words, locale }: MoveListProps) {
  const t = await getTranslations('lab');
  const { player, several } = moves;
  const title = moves.moves.length === 0 ? t('noMoves') : t('moves');
  return (
    <section className="section" aria-labelledby="moves">
      <h2 id="moves">{title}</h2>
      {moves.moves.length > 0 && (
        <p className="mb-2 text-soft">{player ? t('movesOf', { player }) : t('movesPhase')}</p>
      )}
      {several && player ? (
        <form method="get" action={`/${locale}/lab#${BOARD}`} className="flex flex-col items-start gap-1">
          <input type="hidden" name="s" value={code} />
          <input type="hidden" name="change" value="pick" />
          <input type="hidden" name="player" value={player} />
          <p>
            {t('pick')}: {t('pickCount', several)}
          </p>
          {moves.moves.flatMap((move, index) => {
            const value = 'choose' in move.step ? move.step.choose[0] : undefined;
            if (value === undefined || value === 'no') return [];
            return (
              <Check key={index} name="pick" value={JSON.stringify(value)}>
                {words.options(optionsOf(move))}
              </Check>
            );
          })}
          <Button type="submit" variant="primary">
            {t('pickGo')}
          </Button>
        </form>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {await Promise.all(
            moves.moves.map(async (move, index) => {
              const path = await labPath(locale, withStep(json, move.step));
              return (
                path && (
                  <li key={index}>
                    <a className="button h-auto min-h-11 py-2 text-left" href={`${path}#${BOARD}`} data-stay="">
                      {move.done.kind === 'choose' ? words.options(optionsOf(move)) : words.doing(move.done)}
                    </a>
                  </li>
                )
              );
            }),
          )}
        </ul>
      )}
    </section>
  );
}

const optionsOf = ({ done }: Move): readonly Option[] => (done.kind === 'choose' ? done.choices : []);
