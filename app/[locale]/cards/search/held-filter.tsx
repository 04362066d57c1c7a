import { getTranslations } from 'next-intl/server';
import { CHOICES, heldChoice, withHeld } from '@/lib/catalogue/query/rewrite';
import type { ChangedAddress } from '../addresses';

interface HeldFilterProps {
  /** The query as typed. */
  q: string;
  href: ChangedAddress;
}

/** For who is signed in: the ways to the cards of one's own collection, each a link that writes itself into the query. */
export async function HeldFilter({ q, href }: HeldFilterProps) {
  const t = await getTranslations('collection.filter');
  const chosen = heldChoice(q);
  return (
    <fieldset className="facet-group">
      <legend>{t('label')}</legend>
      <p className="flex flex-wrap gap-2 py-1">
        {CHOICES.map((choice) => (
          <a
            key={choice}
            className="chip"
            rel="nofollow"
            href={href({ q: withHeld(q, choice === chosen ? undefined : choice) })}
            aria-current={choice === chosen ? 'true' : undefined}
          >
            {t(choice)}
          </a>
        ))}
      </p>
    </fieldset>
  );
}
