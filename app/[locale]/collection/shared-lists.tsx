import { getTranslations } from 'next-intl/server';
import { sharedListsOf } from '@/lib/collection/store/share';
import { ButtonLink } from '@/lib/ui/controls/button';

/** On a profile: the ways to the lists that this person shows; nothing where there are none. */
export async function SharedLists({ handle }: { handle: string }) {
  const [t, lists] = await Promise.all([getTranslations('collection.shared'), sharedListsOf(handle)]);
  if (lists.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {lists.toSorted().map((list) => (
        <ButtonLink key={list} href={`/u/${handle}/${list}`}>
          {t(list)}
        </ButtonLink>
      ))}
    </p>
  );
}
