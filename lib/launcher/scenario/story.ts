import type { Locale } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { buildBoard, libraryFor } from '@/lib/rules/mythos/scenario/board';
import type { ScenarioResult } from '@/lib/rules/mythos/scenario/run';
import { scenarioSchema } from '@/lib/rules/mythos/scenario/schema';
import { narrate } from '@/lib/rules/mythos/text/narration/narrate';
import { plain } from '@/lib/rules/mythos/text/pieces';

/**
 * What happened in a scenario, a line for each event with its rule, then what came out other than expected; or what is
 * wrong with the file.
 */
export function story(
  definitions: readonly CardDefinition[],
  json: unknown,
  { events, failures, error }: Pick<ScenarioResult, 'events' | 'failures' | 'error'>,
  locale: Locale,
): string[] {
  if (error !== undefined) return [error];
  const scenario = scenarioSchema.parse(json);
  const library = libraryFor(definitions, scenario);
  const names = new Map(definitions.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const nameOf = (english: string) => names.get(english) ?? english;
  const lines = narrate(events, { locale, library, state: buildBoard(library, scenario).state, nameOf });
  return [
    ...lines.map(({ text, ruleRef }) => `${plain(text)} [${ruleRef}]`),
    ...failures.map((failure) => `✗ ${JSON.stringify(failure)}`),
  ];
}
