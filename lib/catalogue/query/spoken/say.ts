import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { isEverything, parts } from '@/lib/query/ast';
import { RARITIES } from '@/lib/rules/mythos/cards/traits';
import type { CardTree, Condition, Setting } from '../condition';
import { DEFAULT_GAME, type GameId } from '../../games';
import { valueLabel } from '../values';
import { en } from './en';
import { fr } from './fr';
import { pl } from './pl';
import { type Clause, lowerFirst, type Speech } from './speech';
import { uk } from './uk';

const SPEECHES: Readonly<Record<Locale, Speech>> = { en, pl, uk, fr };

/** What a query is said with beside the words of a language. */
type Said = SpokenNames & { game: GameId };

/** What names that data brings are called: a set by its code, a character by the English name. */
export interface SpokenNames {
  set: (code: string) => string;
  character: (english: string) => string;
}

/**
 * A query in words: "characters of Team 7 that cost 3 or less and hide an enemy". What the page shows above its results, so
 * that a person sees what was understood.
 */
export function sayQuery(
  tree: CardTree,
  settings: readonly Setting[],
  locale: Locale,
  spoken: SpokenNames,
  game: GameId = DEFAULT_GAME,
): string {
  const names: Said = { ...spoken, game };
  const speech = SPEECHES[locale];
  const said = [isEverything(tree) ? speech.everything : cards(tree, speech, locale, names)];
  for (const setting of settings) {
    if (setting.set === 'sort') said.push(speech.sorted(setting.sort, setting.descending));
    if (setting.set === 'unique' && setting.unique === 'prints') said.push(speech.prints);
    if (setting.set === 'lang') said.push(speech.textsIn(LOCALE_NAMES[setting.locale]));
  }
  return said.join(', ');
}

type List = Extract<Condition, { on: 'list' }>;

function cards(tree: CardTree, speech: Speech, locale: Locale, names: Said): string {
  const all = parts(tree);
  // The first part that names types is the noun; in English, what cards are of follows it.
  const typed = all.find(
    (part) => part.kind === 'leaf' && part.condition.on === 'list' && part.condition.field === 'type',
  );
  const types = typed?.kind === 'leaf' && typed.condition.on === 'list' ? typed.condition.values : [];
  const belongs = locale === 'en' ? all.filter((part) => part.kind === 'leaf' && isOf(part.condition)) : [];
  const of = belongs.map((part) => (part.kind === 'leaf' ? ` of ${labels(part.condition as List, speech, locale, names)}` : '')); // prettier-ignore
  const rest = all.filter((part) => part !== typed && !belongs.includes(part));
  const noun = speech.noun(types) + of.join('');
  if (rest.length === 0) return noun;
  return noun + speech.relative(types) + joined(rest, speech, locale, names);
}

function isOf(condition: Condition): boolean {
  return condition.on === 'list' && (condition.field === 'keyword' || condition.field === 'faction');
}

function joined(of: readonly CardTree[], speech: Speech, locale: Locale, names: Said): string {
  const said = of.map((one) => say(one, speech, locale, names, of.length > 1));
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')}${speech.and}${last}`;
}

function say(tree: CardTree, speech: Speech, locale: Locale, names: Said, within = false): string {
  switch (tree.kind) {
    case 'leaf':
      return alternatives(clauses(tree.condition, speech, locale, names).map(affirm), speech, within);
    case 'group':
      return speech.oneLine + joined(parts(tree.of), speech, locale, names);
    case 'all':
      return bracketed(joined(tree.of, speech, locale, names), within);
    case 'any':
      return bracketed(tree.of.map((one) => say(one, speech, locale, names, true)).join(speech.or), within);
    case 'not':
      return deny(tree.of, speech, locale, names, within);
  }
}

/** Denying all of it is denying one of it at least, and the other way round. */
function deny(tree: CardTree, speech: Speech, locale: Locale, names: Said, within = true): string {
  switch (tree.kind) {
    case 'leaf':
      return clauses(tree.condition, speech, locale, names)
        .map((clause) => speech.deny(clause).trim())
        .join(speech.and);
    case 'not':
      return say(tree.of, speech, locale, names, within);
    case 'group':
      return speech.oneLine + deny(tree.of, speech, locale, names);
    case 'all':
      return bracketed(tree.of.map((one) => deny(one, speech, locale, names)).join(speech.or), within);
    case 'any':
      return bracketed(tree.of.map((one) => deny(one, speech, locale, names)).join(speech.and), within);
  }
}

/** Several deeds beside other clauses stand in brackets: else "or" could reach over the next "and". */
function alternatives(said: readonly string[], speech: Speech, within: boolean): string {
  return bracketed(said.join(speech.or), within && said.length > 1);
}

function bracketed(text: string, within: boolean): string {
  return within ? `(${text})` : text;
}

function affirm({ verb, rest }: Clause): string {
  return rest ? `${verb} ${rest}` : verb;
}

/** Of several deeds each has a verb of its own; everything else is one clause. */
function clauses(condition: Condition, speech: Speech, locale: Locale, names: Said): Clause[] {
  switch (condition.on) {
    case 'words':
      return [speech.words(speech.quoted(condition.text))];
    case 'phrase':
      return [speech.phrase(condition.field, condition.match, speech.quoted(condition.typed))];
    case 'pattern':
      return [speech.pattern(condition.field, condition.source)];
    case 'range':
      return [speech.numbers(condition.field, condition)];
    case 'owned':
      return [speech.numbers(condition.list ?? 'owned', condition)];
    case 'compare':
      return [
        speech.compared(speech.numberName(condition.left), condition.relation, speech.numberName(condition.right)),
      ];
    case 'mission-number':
      return [speech.missionNumber(`M${String(condition.number).padStart(2, '0')}`)];
    case 'list':
      if (condition.field === 'does')
        return condition.values.map((value) => speech.deed(valueLabel('does', value, locale, names.game)));
      return [speech.list(condition.field, labels(condition, speech, locale, names))];
    case 'standing':
      return [speech.standing(condition.is, condition.format.slice(condition.format.indexOf('/') + 1))];
    case 'in-deck':
      return [speech.inDeck];
    case 'ruling':
      return [speech.ruling];
  }
}

/** Lists whose labels are common words. */
const COMMON: ReadonlySet<string> = new Set(['type', 'attach', 'affects', 'cares', 'is', 'has']);

const LADDER: readonly string[] = RARITIES.filter((rarity) => rarity !== 'MMS');

function labels({ field, values, alike }: List, speech: Speech, locale: Locale, names: Said): string {
  const [first] = values;
  if (field === 'rarity' && first !== undefined && values.length > 2) {
    const upwards = LADDER.slice(LADDER.indexOf(first));
    if (upwards.length === values.length) return speech.scarcer(valueLabel(field, first, locale, names.game));
  }
  const of = (value: string) => {
    const label = valueLabel(field, value, locale, names.game);
    // Within a sentence each of them is small, not only the first; names and terms in capitals stay.
    return COMMON.has(field) ? lowerFirst(label) : label;
  };
  const known = values.map((value) => (field === 'set' ? names.set(value) : of(value)));
  return [
    ...known,
    ...alike.map((value) => (field === 'set' ? names.set(value.toUpperCase()) : names.character(value))),
  ].join(speech.or);
}
