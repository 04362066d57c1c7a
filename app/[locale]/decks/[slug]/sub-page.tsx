import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { nothingHereMetadata } from '../../nothing-here';

interface SubPage {
  params: Promise<{ locale: Locale; slug: string }>;
  /** What stands behind the deck in the address. */
  page: 'print' | 'hands' | 'games' | 'history';
  /** Where its `pageTitle`, which takes the deck's name, and its `lead` are. */
  words: string;
  /** The deck as far as this reader may see it. */
  find: (slug: string) => Promise<{ name: string; slug: string; format: string } | undefined>;
}

/** Metadata of a page about one deck. What is worth finding is the deck's own page. */
export async function subPageMetadata({ params, page, words, find }: SubPage): Promise<Metadata> {
  const { locale, slug } = await params;
  const deck = await find(slug);
  if (!deck) return nothingHereMetadata();
  const t = await getTranslations(words);
  return pageMetadata({
    locale,
    path: `${deckPath(deck)}/${page}`,
    title: t('pageTitle', { name: deck.name }),
    description: t('lead'),
    indexed: false,
  });
}

interface DeckLeadProps {
  deck: { slug: string; format: string; name: string };
  /** What the page is for. */
  children: ReactNode;
}

/** Under the title of such a page: which deck it is about, and the way back to it. */
export function DeckLead({ deck, children }: DeckLeadProps) {
  return (
    <>
      <Link href={deckPath(deck)} dir="auto" className="link wrap-anywhere">
        {deck.name}
      </Link>
      . {children}
    </>
  );
}
