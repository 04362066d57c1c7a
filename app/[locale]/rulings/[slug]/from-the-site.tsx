import { getTranslations } from 'next-intl/server';
import { hasRole } from '@/lib/accounts/roles';
import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { proposalOfRuling } from '@/lib/rulings/desk/proposals';
import type { RulingPage } from '@/lib/rulings/ruling';

/** That a ruling was published here, and, for judges, the way to amend it. */
export async function FromTheSite({ ruling, locale }: { ruling: RulingPage; locale: Locale }) {
  const [t, user] = await Promise.all([getTranslations('desk'), currentUser()]);
  const judge = hasRole(user, 'judge');
  if (!ruling.bySite && !judge) return null;
  const proposal = judge && ruling.bySite ? await proposalOfRuling(DEFAULT_GAME, ruling.slug) : undefined;
  const amend = proposal ? `desk/${proposal}` : `suggest?${new URLSearchParams({ about: ruling.slug })}`;
  return (
    <p className="mt-6 flex flex-wrap gap-x-4 text-soft">
      {ruling.bySite && <span>{t('siteRuling')}</span>}
      {judge && <a href={`/${locale}/rulings/${amend}`}>{t('amend')}</a>}
    </p>
  );
}
