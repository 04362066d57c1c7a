import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';
import { WithRoom } from './with-room';
import type { FrameGame } from './header/rooms';

/** Stands under every page, also where something is missing or broken. */
export async function SiteFooter({ games }: { games: readonly FrameGame[] }) {
  const [t, nav, older, offline] = await Promise.all([
    getTranslations('common.footer'),
    getTranslations('common.nav'),
    getTranslations('ccg.home'),
    getTranslations('offline'),
  ]);
  const links = [
    { href: '/ccg', name: older('title') },
    { href: '/offline', name: offline('title') },
    { href: '/api', name: t('api') },
  ];
  return (
    <footer className="site-footer">
      <p>{t('unofficial')}</p>
      <p className="no-print flex flex-wrap gap-x-5 gap-y-1">
        <Link href="/about" className="link">
          {t('about')}
        </Link>
        {/* What the header has no room for on a phone is found here. */}
        <WithRoom room="collection" games={games}>
          <Link href="/collection" className="link">
            {nav('collection')}
          </Link>
        </WithRoom>
        {links.map(({ href, name }) => (
          <Link key={href} href={href} className="link">
            {name}
          </Link>
        ))}
      </p>
    </footer>
  );
}
