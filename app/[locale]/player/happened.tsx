import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { REASONS } from '@/lib/rules/mythos/engine/legal/reasons';
import type { PlayFrame } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { BoardPrompt } from '@/lib/rules/mythos/scenario/playthrough/position';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { type BoardCards, nameOf } from '@/lib/ui/board/board-cards';
import type { PlayerWords } from './done-words';

interface HappenedProps {
  frame: PlayFrame;
  cards: BoardCards;
  words: PlayerWords;
  locale: Locale;
  /** Numbers of the paragraphs that the engine's rules go by. */
  paragraphs: ReadonlyMap<string, string>;
  /** Said while nothing has happened yet. */
  begin?: string;
}

/** What happened in a step, in words, each with its rule. */
export async function Happened({ frame, cards, words, locale, paragraphs, begin }: HappenedProps) {
  const t = await getTranslations('board');
  const { told, refused, position, done, goesOn } = frame;
  const still = told.length === 0 && refused === undefined && !position.prompt && done.kind !== 'setup';
  const link = (ruleRef: string | undefined) => <Rule number={paragraphs.get(ruleRef ?? '')} locale={locale} />;
  return (
    <div
      className="player-told"
      role="status"
      aria-atomic="true"
      data-refused={refused === undefined ? undefined : true}
    >
      <h3>
        {goesOn && <span aria-hidden="true">… </span>}
        {words.doing(frame.done)}
      </h3>
      {refused !== undefined && (
        <p>
          <b>{t('refused.because', { reason: isReason(refused) ? t(`refused.${refused}`) : refused })}</b>
          {link(isReason(refused) ? REASONS[refused] : undefined)}
        </p>
      )}
      {told.length > 0 && (
        <ul>
          {told.map(({ text, ruleRef }, index) => (
            <li key={index}>
              {plain(text)}
              {link(ruleRef)}
            </li>
          ))}
        </ul>
      )}
      {done.kind === 'setup' && told.length === 0 && begin && <p className="text-soft">{begin}</p>}
      {still && <p>{t('play.nothing')}</p>}
      {position.prompt && <Asked prompt={position.prompt} cards={cards} words={words} />}
    </div>
  );
}

const isReason = (reason: string): reason is keyof typeof REASONS => reason in REASONS;

async function Rule({ number, locale }: { number: string | undefined; locale: Locale }) {
  const t = await getTranslations('board.play');
  if (!number) return null;
  return (
    <a className="link player-rule" href={`/${locale}${rulePath(number)}`}>
      {t('rule', { number })}
    </a>
  );
}

/** The question that stands open after the step. */
async function Asked({ prompt, cards, words }: { prompt: BoardPrompt; cards: BoardCards; words: PlayerWords }) {
  const t = await getTranslations('board.asked');
  const { player, source, kind, options } = prompt;
  return (
    <p className="mt-2">
      <b>{source === null ? t('plain', { player }) : t('by', { player, card: nameOf(cards, source) })}.</b> {t(kind)}{' '}
      {options.length > 0 && t('options', { options: words.options(options) })}
    </p>
  );
}
