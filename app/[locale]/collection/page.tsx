import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { progressOf } from '@/lib/collection/progress';
import { entriesOf } from '@/lib/collection/store/read';
import { sharedLists } from '@/lib/collection/store/share';
import { mythosPool } from '@/lib/decks/cards/pool';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Section } from '@/lib/ui/page/page';
import { CollectionFrame } from './frame';
import { NeedAccount } from './need-account';
import { SetProgressTables } from './progress';
import { SharingForm } from './sharing';

interface CollectionProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: CollectionProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('collection');
  return pageMetadata({ locale, path: '/collection', title: t('title'), description: t('guest.lead') });
}

/** One's collection at a glance: how far each set is, what is wished for and traded, and who sees that. */
export default async function Collection({ params }: CollectionProps) {
  const { locale } = await params;
  const user = await currentUser();
  if (!user) return <NeedAccount locale={locale} returnTo={`/${locale}/collection`} />;
  const [t, entries, pool, shared] = await Promise.all([
    getTranslations('collection'),
    entriesOf({ userId: user.id, game: DEFAULT_GAME }, undefined),
    mythosPool(),
    sharedLists(user.id),
  ]);
  const of = (list: string) => entries.filter((entry) => entry.list === list);
  const copies = (list: string) => of(list).reduce((sum, { count }) => sum + count, 0);
  const owned = of('owned').map(({ printing, count }) => [printing, count] as const);
  return (
    <CollectionFrame
      part="overview"
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink href="/collection/owned" variant="primary">
            {t('enter')}
          </ButtonLink>
          <a className="button" href="/api/v1/collection/csv" download>
            {t('export')}
          </a>
        </>
      }
    >
      <SetProgressTables sets={progressOf(owned, pool)} locale={locale} />
      <Section title={t('others.title')} id="others">
        <ul className="grid gap-2">
          {(['wish', 'trade'] as const).map((list) => (
            <li key={list}>
              <Link href={`/collection/${list}`}>{t(`lists.${list}.title`)}</Link>{' '}
              <span className="text-soft">
                {t('others.size', { printings: of(list).length, copies: copies(list) })}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('sharing.title')} id="sharing">
        <SharingForm locale={locale} handle={user.handle} shared={shared} />
      </Section>
    </CollectionFrame>
  );
}
