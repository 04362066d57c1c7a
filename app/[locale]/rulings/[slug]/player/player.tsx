import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { citedParagraphs } from '@/lib/rulings/rulebook/cited';
import { Board } from '@/lib/ui/board/board';
import { labPath } from '../../../lab/address';
import { boardCards, cardAddress } from '../../../player/board-cards';
import { playerWords } from '../../../player/done-words';
import { Happened } from '../../../player/happened';
import { PlayerKeys } from './keys';
import { loadPlay } from './load';
import { PLAYER_ID as ID, Proof } from './proof';
import { StepList } from '../../../player/step-list';
import { stepNumber } from '../../../player/step-number';

interface PlayerProps {
  slug: string;
  locale: Locale;
  /** From the address, as it was typed. */
  step: string | string[] | undefined;
}

/** A ruling played through on a drawn board; nothing where it has no scenario. Every step is an address of its own. */
export async function Player({ slug, locale, step }: PlayerProps) {
  const [play, paragraphs, t, labWords] = await Promise.all([
    loadPlay(slug, locale),
    citedParagraphs(DEFAULT_GAME),
    getTranslations('board.play'),
    getTranslations('lab'),
  ]);
  if (!play) return null;
  if (play.kind === 'broken') {
    return (
      <section className="player" id={ID}>
        <h2 className="mb-3">{t('title')}</h2>
        <Proof play={play} />
      </section>
    );
  }
  const { frames } = play;
  const lab = await labPath(locale, play.scenario);
  const at = stepNumber(step, frames.length);
  const frame = frames[at];
  if (!frame) return null;
  const cards = boardCards(play, locale);
  const words = await playerWords(cards);
  const href = (number: number) => `/${locale}/rulings/${slug}?step=${number}#${ID}`;
  const last = frames.length - 1;
  const wide = frames.some(({ position }) => position.missions.length > 2);
  const controls = [
    { go: 'first', to: 0, shape: 'M2 2v12h2V2zm12 0L6 8l8 6z' },
    { go: 'back', to: Math.max(0, at - 1), shape: 'M12 2 3 8l9 6z' },
    { go: 'forward', to: Math.min(last, at + 1), shape: 'M4 2l9 6-9 6z' },
    { go: 'last', to: last, shape: 'M2 2l8 6-8 6zm10 0v12h2V2z' },
  ] as const;
  return (
    <section className="player" id={ID} aria-labelledby={`${ID}-title`} data-wide={wide || undefined}>
      <h2 id={`${ID}-title`} className="mb-2">
        {t('title')}
      </h2>
      <Proof play={play} />
      <nav className="player-bar no-print" aria-label={t('controls')}>
        {controls.map(({ go, to, shape }) => (
          <a
            key={go}
            className={go === 'forward' && at < last ? 'button button-primary' : 'button'}
            href={href(to)}
            data-go={go}
            data-stay=""
            aria-label={t(go)}
            title={t(go)}
            aria-disabled={to === at || undefined}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="currentColor">
              <path d={shape} />
            </svg>
          </a>
        ))}
        <span className="player-at">{t('at', { step: at, count: last })}</span>
        {lab && (
          <a className="button" href={lab}>
            {labWords('playThis')}
          </a>
        )}
      </nav>
      <Happened frame={frame} cards={cards} words={words} locale={locale} paragraphs={paragraphs} begin={t('begin')} />
      <Board
        position={frame.position}
        changed={frame.changed}
        cards={cards}
        locale={locale}
        hrefOf={cardAddress(locale)}
      />
      <section className="player-steps no-print">
        <h3 className="mb-1 text-lg">{t('steps')}</h3>
        <StepList frames={frames} at={at} words={words} hrefOf={href} />
        <p className="mt-2 hidden text-sm text-soft sm:block">{t('keys')}</p>
      </section>
      <PlayerKeys player={ID} />
    </section>
  );
}
