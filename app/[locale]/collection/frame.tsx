import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { LISTS } from '@/lib/collection/lists';
import { Link } from '@/lib/i18n/navigation';
import { Page } from '@/lib/ui/page/page';
import './collection.css';

/** Parts of a collection, each a page. */
export type CollectionPart = 'overview' | (typeof LISTS)[number] | 'decks' | 'import';

interface CollectionFrameProps {
  part: CollectionPart;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What all pages of one's own collection share: the way from each part to the others. */
export async function CollectionFrame({ part, title, lead, actions, children }: CollectionFrameProps) {
  const t = await getTranslations('collection');
  const parts: readonly (readonly [CollectionPart, string])[] = [
    ['overview', '/collection'],
    ...LISTS.map((list) => [list, `/collection/${list}`] as const),
    ['decks', '/collection/decks'],
    ['import', '/collection/import'],
  ];
  return (
    <Page title={title} lead={lead} actions={actions}>
      <nav aria-label={t('parts.label')} className="mb-5 flex flex-wrap gap-2">
        {parts.map(([name, href]) => (
          <Link key={name} href={href} className="chip" aria-current={name === part ? 'page' : undefined}>
            {t(`parts.${name}`)}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
