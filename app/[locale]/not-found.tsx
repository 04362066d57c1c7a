import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/button';
import { Page } from '@/lib/ui/page';

export default async function NotFound() {
  const t = await getTranslations('common.notFound');
  return (
    <Page narrow title={t('title')} lead={t('text')}>
      <p className="flex flex-wrap gap-2">
        <ButtonLink href="/cards" variant="primary">
          {t('search')}
        </ButtonLink>
        <ButtonLink href="/decks">{t('decks')}</ButtonLink>
        <ButtonLink href="/rulings">{t('rulings')}</ButtonLink>
      </p>
    </Page>
  );
}
