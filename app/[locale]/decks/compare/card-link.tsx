import { getTranslations } from 'next-intl/server';
import { gamePath } from '@/lib/catalogue/games';
import { isCcgPoolCard, type PoolCard } from '@/lib/decks/cards/pool-card';
import { cardTitle } from '@/lib/decks/cards/title';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';

interface CardLinkProps {
  code: string;
  /** Absent where the reader may not know it, or nobody does any more. */
  card: PoolCard | undefined;
  locale: Locale;
}

/** A card of a deck by its name, leading to its page where it has one: cards of people’s own have none. */
export async function CardLink({ code, card, locale }: CardLinkProps) {
  if (!card) return isOwnCode(code) ? (await getTranslations('compare'))('ownCard') : code;
  const title = cardTitle(card.definition, locale);
  if (isOwnCode(code)) return <span className="wrap-anywhere">{title}</span>;
  return (
    <Link href={`${gamePath(isCcgPoolCard(card) ? 'ccg' : 'mythos')}/cards/${code}`} className="link wrap-anywhere">
      {title}
    </Link>
  );
}
