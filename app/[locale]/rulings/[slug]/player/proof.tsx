import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { RulingPlay } from '@/lib/rulings/proof/play-ruling';
import { Notice } from '@/lib/ui/controls/notice';
import { loadPlay } from './load';

/** Where the player begins on the page. */
export const PLAYER_ID = 'play';

/**
 * How far the engine stands behind a ruling, and since when: nothing is claimed that was not run. That it does, the badge
 * beside the answer says.
 */
export async function Proof({ play }: { play: RulingPlay }) {
  const t = await getTranslations('board');
  if (play.kind === 'broken') {
    return (
      <Notice tone="warn" title={t('proof.broken')}>
        <p lang="en">{play.error}</p>
      </Notice>
    );
  }
  const { failures, proven, switched } = play;
  if (failures.length > 0) {
    return (
      <Notice tone="warn" title={t('proof.fails')}>
        <p>{t('proof.failsText')}</p>
        <ul>
          {failures.map(({ path, expected, actual }) => (
            <li key={path}>{t('proof.failure', { path, expected: shown(expected), actual: shown(actual) })}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <>
      <p className="text-sm text-soft">{proven ? t('proof.provenText') : t('proof.nowText')}</p>
      {switched.length > 0 && <p className="mt-1 text-sm">{t('play.switched', { decisions: switched.join(', ') })}</p>}
    </>
  );
}

const BADGE =
  'inline-flex items-center gap-1.5 rounded-full border border-good bg-good-wash px-2.5 text-sm font-semibold text-good';

/** Beside the answer: the engine stands behind it, and the way to where it can be seen. Nothing where it does not. */
export async function ProofBadge({ slug, locale }: { slug: string; locale: Locale }) {
  const [play, t] = await Promise.all([loadPlay(slug, locale), getTranslations('board')]);
  if (play?.kind !== 'played' || play.failures.length > 0) return null;
  return (
    <p className="mt-2 text-base font-normal">
      <a href={`#${PLAYER_ID}`} className={`${BADGE} min-h-11 hover:border-ink sm:min-h-8`}>
        <span aria-hidden="true">✓</span>
        <span>
          {play.proven ? t('proof.proven') : t('proof.now')} · {t('play.title')}
        </span>
      </a>
    </p>
  );
}

const shown = (value: unknown): string => JSON.stringify(value);
