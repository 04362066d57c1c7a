import { getTranslations } from 'next-intl/server';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import type { ReadDeck } from '@/lib/decks/formats/file-format';
import { MAX_OWN_CARDS } from '@/lib/decks/limits';
import { summaryOf } from './report';

/** A deck of a file with several. */
export interface Found {
  deck: ReadDeck;
  /** The reader has the same deck already. */
  double: boolean;
  /** Whether it is to be imported. */
  chosen: boolean;
}

/** What a file with several decks holds, in the reader's words. */
export interface ManyReport {
  title: string;
  /** What else is in the file: own cards that lie in none of its decks, decks of the other game. */
  besides: string[];
  decks: { name: string; about: string; warning?: string; chosen: boolean }[];
  /** What became of the chosen ones. */
  done?: string;
  error?: string;
}

interface Circumstances {
  untitled: string;
  /** Own cards in the file that lie in none of its decks and are still to come. */
  loose: number;
  /** Decks of the other game in the file. */
  otherGame: number;
  /** Nobody has chosen yet: those that are not there already are proposed. */
  fresh?: boolean;
  outcome?: { created: number; loose: number; full: boolean; crowded: boolean; none: boolean };
}

export async function reportOnMany(
  found: readonly Found[],
  pool: CardPool,
  { untitled, loose, otherGame, fresh, outcome }: Circumstances,
): Promise<ManyReport> {
  const t = await getTranslations('travel.many');
  const decks = found.map(async ({ deck, double, chosen }) => {
    const versions = deck.kept?.versions ?? [];
    const lost = [deck, ...versions.map((version) => version.deck)].reduce((sum, { problems }) => sum + problems.length, 0);
    const empty = deck.main.length + deck.missions.length + deck.maybe.length === 0;
    const about = [
      empty ? t('nothing') : await summaryOf(deck, pool),
      versions.length > 0 && t('versions', { count: versions.length }),
      ...(deck.kept?.tags ?? []).map((tag) => `#${tag}`),
    ];
    const warnings = [double && t('double'), lost > 0 && t('lost', { count: lost })].filter(Boolean);
    return {
      name: deck.name ?? untitled,
      about: about.filter(Boolean).join(' · '),
      ...(warnings.length > 0 ? { warning: warnings.join(' ') } : {}),
      chosen: fresh ? !double : chosen,
    };
  });
  const done = [
    outcome && outcome.created > 0 && t('created', { count: outcome.created }),
    outcome && outcome.loose > 0 && t('createdOwn', { count: outcome.loose }),
  ].filter((said) => typeof said === 'string');
  const error = outcome?.none ? 'noneChosen' : outcome?.crowded ? 'crowded' : outcome?.full ? 'full' : undefined;
  return {
    title: t('title', { count: found.length }),
    decks: await Promise.all(decks),
    besides: [
      loose > 0 && t('loose', { count: loose }),
      otherGame > 0 && t('otherGame', { count: otherGame }),
    ].filter((said) => typeof said === 'string'),
    ...(done.length > 0 ? { done: done.join(' ') } : {}),
    ...(error ? { error: t(error, { max: MAX_OWN_CARDS }) } : {}),
  };
} // prettier-ignore
