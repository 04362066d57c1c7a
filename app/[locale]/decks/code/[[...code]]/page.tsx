import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { codeOfDeck, contentOfCode, isCoded } from '@/lib/decks/coded/coded-deck';
import { cardPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import { readDeckCode } from '@/lib/decks/formats/code/deck-code';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { refusalWords } from '../../import/read-decks';
import { CodeForm, type CodeProblem } from '../code-form';

interface CodeProps {
  params: Promise<{ locale: Locale; code?: string[] }>;
  searchParams: Promise<{ code?: string | string[] }>;
}

export async function generateMetadata({ params }: CodeProps): Promise<Metadata> {
  const { locale, code } = await params;
  const t = await getTranslations('travel.code');
  return pageMetadata({ locale, path: '/decks/code', title: t('title'), description: t('lead'), indexed: !code });
}

/** Opens a deck code, from the address or typed in: leads to its deck, or says why it does not. */
export default async function Code({ params, searchParams }: CodeProps) {
  const [{ locale, code: inPath }, { code: asked }] = await Promise.all([params, searchParams]);
  const code = (inPath ? inPath.map(decoded).join('') : ([asked].flat()[0] ?? '')).trim();
  const t = await getTranslations('travel.code');
  const problem = code === '' ? undefined : await openCode(code, locale);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <CodeForm code={code} locale={locale} problem={problem} />
    </Page>
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to the deck's page, or tells what is in the way: in words, and where the rest of the deck can be had. */
async function openCode(code: string, locale: Locale): Promise<CodeProblem> {
  const reading = readDeckCode(code);
  if (!reading.ok) return { words: await refusalWords(reading.fault, locale) };
  const t = await getTranslations('travel.code');
  const { deck } = reading;
  const rest = `/decks/import?text=${encodeURIComponent(code)}`;
  const slug = codeOfDeck(deck);
  if (!slug || !contentOfCode(slug)) return isCoded(slug ?? '') ? { words: t('unusable') } : redirect({ href: rest, locale });
  const pool = await cardPool(gameOf(deck.format));
  const unknown = [...deck.main, ...deck.missions].filter(({ code: card }) => pool.get(card)?.code !== card);
  if (unknown.length === 0) redirect({ href: deckPath({ slug, format: deck.format }), locale });
  const cards = unknown.slice(0, 10).map(({ code: card }) => card);
  return { words: t('unknown', { cards: cards.join(', ') }), rest };
} // prettier-ignore
