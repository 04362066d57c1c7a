import { getFormatter, getTranslations } from 'next-intl/server';
import type { OwnToken } from '@/lib/accounts/tokens/own-tokens';
import { Button } from '@/lib/ui/controls/button';
import { revokeTokenAction } from './actions';

/** The tokens of an account, each with what it may do, how long it is good and when it was used. */
export async function TokenList({ tokens }: { tokens: readonly OwnToken[] }) {
  const [t, format] = await Promise.all([getTranslations('tokens'), getFormatter()]);
  if (tokens.length === 0) return <p className="text-soft">{t('none')}</p>;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const life = ({ expiresAt, expired }: OwnToken) => {
    if (!expiresAt) return t('noEnd');
    return t(expired ? 'ended' : 'ends', { date: day(expiresAt) });
  };
  return (
    <ul className="flex flex-col gap-3">
      {tokens.map((token) => (
        <li key={token.id} className="panel flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="break-words" dir="auto">
              {token.name}
            </h3>
            <p>{token.scopes.map((scope) => t(`scopes.${scope}`)).join(' · ')}</p>
            <p className="text-soft text-sm">
              <code>kage_pat_…{token.ending}</code> · {t('madeOn', { date: day(token.createdAt) })} · {life(token)} ·{' '}
              {token.lastUsedOn ? t('usedOn', { date: day(token.lastUsedOn) }) : t('neverUsed')}
            </p>
          </div>
          <form action={revokeTokenAction}>
            <input type="hidden" name="id" value={token.id} />
            <Button type="submit" variant="danger" aria-label={t('revokeNamed', { name: token.name })}>
              {t('revoke')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
