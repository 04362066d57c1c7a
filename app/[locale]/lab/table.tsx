import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { withoutLastStep } from '@/lib/rulings/lab/session';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { Board } from '@/lib/ui/board/board';
import { boardCards, cardAddress } from '../player/board-cards';
import { playerWords } from '../player/done-words';
import { Happened } from '../player/happened';
import { StepList } from '../player/step-list';
import { stepNumber } from '../player/step-number';
import { BOARD, labPath } from './address';
import { one, type Opened, type SearchParams } from './asked';
import { MoveList } from './move-list';
import { SetUp } from './set-up';
import { ShareBoard } from './share';

interface TableProps {
  opened: Extract<Opened, { kind: 'open' }>;
  asked: SearchParams;
  code: string;
  locale: Locale;
}

/** The board, what happened on it, and what may be done next. */
export async function Table({ opened, asked, code, locale }: TableProps) {
  const { play, json, scenario } = opened;
  const [t, paragraphs, back] = await Promise.all([
    getTranslations('lab'),
    citedParagraphs(DEFAULT_GAME),
    labPath(locale, withoutLastStep(json)),
  ]);
  const cards = boardCards(play, locale);
  const words = await playerWords(cards);
  const { frames } = play;
  const last = frames.length - 1;
  const at = asked.step === undefined ? last : stepNumber(asked.step, frames.length);
  const frame = frames[at];
  if (!frame) return null;
  const begun = (scenario.steps?.length ?? 0) > 0;
  const { steps: _, expect: __, auto: ___, ...start } = json as Record<string, unknown>;
  const again = begun ? await labPath(locale, start) : null;
  const next = at === last && <MoveList opened={opened} code={code} words={words} locale={locale} />;
  const asksNow = frame.position.prompt !== null;
  const stepHref = (number: number) =>
    `/${locale}/lab?${new URLSearchParams({ s: code, step: String(number) })}#${BOARD}`;
  return (
    <>
      <div className="player" id={BOARD} data-wide={frame.position.missions.length > 2 || undefined}>
        <h2 className="sr-only">{t('board')}</h2>
        <nav className="player-bar" aria-label={t('history')}>
          {begun && back && (
            <a className="button" href={`${back}#${BOARD}`} data-stay="">
              ↶ {t('back')}
            </a>
          )}
          {again && (
            <a className="button" href={`${again}#${BOARD}`} data-stay="">
              {t('again')}
            </a>
          )}
          {at < last && (
            <a
              className="button button-primary"
              href={`/${locale}/lab?${new URLSearchParams({ s: code })}#${BOARD}`}
              data-stay=""
            >
              {t('now')}
            </a>
          )}
        </nav>
        <Happened frame={frame} cards={cards} words={words} locale={locale} paragraphs={paragraphs} />
        {asksNow && next}
        <Board
          position={frame.position}
          changed={frame.changed}
          cards={cards}
          locale={locale}
          hrefOf={cardAddress(locale)}
        />
        {!asksNow && next}
        {last > 0 && (
          <section className="player-steps">
            <h2 className="mb-1 text-lg">{t('history')}</h2>
            <StepList frames={frames} at={at} words={words} hrefOf={stepHref} />
          </section>
        )}
      </div>
      {!begun && (
        <SetUp
          opened={opened}
          code={code}
          cards={cards}
          find={one(asked, 'find')}
          wrong={one(asked, 'wrong')}
          locale={locale}
        />
      )}
      <ShareBoard json={json} code={code} locale={locale} />
    </>
  );
}
