import { getTranslations } from 'next-intl/server';
import { hasRole } from '@/lib/accounts/roles';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';

/** Below the rulings: ask for one that is missing, follow what changes, and for judges the desk. */
export async function TakePart({ locale }: { locale: Locale }) {
  const [t, user] = await Promise.all([getTranslations('desk'), currentUser()]);
  return (
    <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2">
      <a href={`/${locale}/rulings/suggest`}>{t('suggestLink')}</a>
      <a href={`/${locale}/rulings/feed`}>{t('feed.link')}</a>
      {hasRole(user, 'judge') && <a href={`/${locale}/rulings/desk`}>{t('deskLink')}</a>}
    </p>
  );
}
