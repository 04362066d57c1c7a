import { getTranslations } from 'next-intl/server';
import type { DeckPage } from '@/lib/decks/store/read';
import { Notice } from '@/lib/ui/controls/notice';

/** Says to the owner, and to moderators, that others do not see the deck any more, and why. */
export async function HiddenNotice({ deck }: { deck: DeckPage }) {
  if (!deck.hidden) return null;
  const t = await getTranslations('people.hidden');
  const { reason } = deck.hidden;
  return (
    <div className="mb-6 print:hidden">
      <Notice tone="bad" title={t('title')}>
        <p className="wrap-anywhere">{deck.isOwner ? t('text', { reason }) : t('forModerators', { reason })}</p>
      </Notice>
    </div>
  );
}
