import { getTranslations } from 'next-intl/server';
import type { RulingPlay } from '@/lib/rulings/proof/play-ruling';
import { Notice } from '@/lib/ui/notice';

/** How far the engine stands behind a ruling, and since when: nothing is claimed that was not run. */
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
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1.5 rounded-full border border-good bg-good-wash px-2.5 text-sm font-semibold text-good">
          <span aria-hidden="true">✓</span>
          {proven ? t('proof.proven') : t('proof.now')}
        </span>
        <span className="text-sm text-soft">{proven ? t('proof.provenText') : t('proof.nowText')}</span>
      </p>
      {switched.length > 0 && <p className="mt-1 text-sm">{t('play.switched', { decisions: switched.join(', ') })}</p>}
    </>
  );
}

const shown = (value: unknown): string => JSON.stringify(value);
