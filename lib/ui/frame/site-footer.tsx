import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';

/** Stands under every page, also where something is missing or broken. */
export async function SiteFooter() {
  const t = await getTranslations('common.footer');
  return (
    <footer className="site-footer">
      <p>{t('unofficial')}</p>
      <p className="no-print">
        <Link href="/about" className="link">
          {t('about')}
        </Link>{' '}
        <Link href="/api" className="link">
          {t('api')}
        </Link>
      </p>
    </footer>
  );
}
