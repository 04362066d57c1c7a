import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';

/** Stands under every page, also where something is missing or broken. */
export async function SiteFooter() {
  const [t, nav, older, offline] = await Promise.all([
    getTranslations('common.footer'),
    getTranslations('common.nav'),
    getTranslations('ccg.home'),
    getTranslations('offline'),
  ]);
  // What the header has no room for on a phone is found here.
  const links = [
    { href: '/about', name: t('about') },
    { href: '/collection', name: nav('collection') },
    { href: '/ccg', name: older('title') },
    { href: '/offline', name: offline('title') },
    { href: '/api', name: t('api') },
  ];
  return (
    <footer className="site-footer">
      <p>{t('unofficial')}</p>
      <p className="no-print flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ href, name }) => (
          <Link key={href} href={href} className="link">
            {name}
          </Link>
        ))}
      </p>
    </footer>
  );
}
