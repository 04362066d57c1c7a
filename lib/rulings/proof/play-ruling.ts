import { defaultSource, type Source } from '@/lib/catalogue/source';
import { cardDefinitions } from '@/lib/catalogue/definitions';
import type { Locale } from '@/lib/i18n/locales';
import { type Playthrough, playthrough } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import { provenAtBuild } from './proven';
import { compiled, MOST_TIME } from './run-scenario';
import { TIMED_OUT, withinTime } from './within-time';

/** What is played was proven within the time of a scenario: a machine that is cold and busy may take so many times that. */
const PATIENCE = 10;

type Played = Extract<Playthrough, { kind: 'played' }>;

export type RulingPlay =
  | (Omit<Played, 'kind'> & {
      kind: 'played';
      /** As it was written. */
      scenario: unknown;
      /** The build of this site ran it, and it held. */
      proven: boolean;
      /** Decisions on which it takes the reading that is not this site's. */
      switched: string[];
    })
  /** It cannot be played; `error` says where, for who mends it. */
  | { kind: 'broken'; error: string };

/** The scenario of a ruling as it was written; null: it has none. */
export async function rulingScenario(
  game: string,
  slug: string,
  { db }: Pick<Source, 'db'> = defaultSource(),
): Promise<unknown> {
  const row = await db.ruling.findUnique({
    where: { gameId_slug: { gameId: game, slug } },
    select: { scenario: true },
  });
  return row?.scenario ?? null;
}

/** A ruling's scenario played through with the cards of the catalogue; undefined: it has none. */
export async function playRuling(
  game: string,
  slug: string,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<RulingPlay | undefined> {
  const scenario = await rulingScenario(game, slug, source);
  if (scenario === null) return undefined;
  const [definitions, proven] = await Promise.all([cardDefinitions(game, source), provenAtBuild(scenario)]);
  const names = new Map(definitions.cards.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const telling = { locale, nameOf: (english: string) => names.get(english) ?? english };
  const library = compiled(definitions);
  const played = withinTime(() => playthrough(definitions.cards, scenario, telling, library), PATIENCE * MOST_TIME);
  if (played === TIMED_OUT) return { kind: 'broken', error: 'scenario: it takes too long' };
  if (played.kind === 'refused') return { kind: 'broken', error: played.error };
  return { ...played, scenario, proven, switched: switchedIn(scenario) };
}

function switchedIn(scenario: unknown): string[] {
  if (typeof scenario !== 'object' || scenario === null || !('contested' in scenario)) return [];
  return Object.keys(scenario.contested ?? {});
}
