import type { Target, Value } from '../../../cards/effects/expression';
import type { Targets } from '../../../cards/effects/step';
import { listed, type Part, say, type Text } from '../../pieces';
import { forEvery } from '../nouns/expression';
import type { Manner } from '../nouns/place';
import { reference } from '../nouns/reference';
import { target } from '../nouns/target';
import { type Scope, unknown } from '../scope';
import { counted, NOUNS, plural } from '../words/inflection';
import { conjugate, VERBS, type Voice } from '../words/verb';

/** A number as it is printed, or the letter it goes by: 3, X, X+1. */
export function amount(value: Value, scope: Scope): number | string {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'plus' in value && typeof value.plus[1] === 'number' && value.plus[1] > 0) {
    return `${figure(amount(value.plus[0], scope))}+${value.plus[1]}`;
  }
  return unknown(value, scope);
}

/** With a true minus. */
export function figure(value: number | string): string {
  return typeof value === 'number' && value < 0 ? `−${-value}` : `${value}`;
}

export function eachOf(what: Targets, phrase: (one: Target) => Part): Text {
  return Array.isArray(what) ? listed(what.map(phrase), 'i') : say`${phrase(what)}`;
}

/** The thing acted on, in the accusative. */
export function object(what: Targets, scope: Scope, manner: Manner = {}): Text {
  // Where several are, is said once, after the last.
  const last = Array.isArray(what) && isOnePlace(what) ? what.at(-1) : undefined;
  return eachOf(what, (one) =>
    target(one, scope, last === undefined || one === last ? manner : { ...manner, place: 'none' }).in('acc'),
  );
}

function isOnePlace(targets: readonly Target[]): boolean {
  const places = targets.map((one) =>
    typeof one === 'string' || !('in' in one) || !one.in ? '' : JSON.stringify(one.in),
  );
  return places[0] !== '' && places.every((place) => place === places[0]);
}

/**
 * A verb and what it acts on. A short object comes before where it goes, a long one after it; a pronoun comes before
 * an infinitive: `cofnij tę postać do ręki`, `cofnij do ręki wrogą postać`, `możesz ją cofnąć do ręki`.
 */
export function act(
  name: keyof typeof VERBS,
  what: Targets,
  thing: Text,
  scope: Scope,
  voice: Voice,
  where: Part = '',
  after: Part = '',
): Text {
  const verb = conjugate(VERBS[name], voice);
  if (typeof what !== 'string') return say`${verb} ${where} ${thing} ${after}`;
  const first = voice.mood === 'infinitive' && reference(what, scope).pronoun;
  return first ? say`${thing} ${verb} ${where} ${after}` : say`${verb} ${thing} ${where} ${after}`;
}

/** `z tej misji` rather than `na tej misji` for what leaves. */
export function leaving(what: Targets): Manner {
  const from = !Array.isArray(what) && typeof what !== 'string' && 'in' in what && what.in !== undefined;
  return from ? { place: 'from' } : {};
}

/** `2 chakry`, `1 chakrę za każdą wrogą postać w grze`. */
export function perCard(value: Value, word: (typeof NOUNS)['chakra' | 'card'], scope: Scope): Text {
  const every = forEvery(value, scope);
  return every ? say`${counted(every.unit, word)} ${every.every}` : say`${counted(amount(value, scope), word)}`;
}

export function tokens(value: Value | 'all' | { upTo: Value }, scope: Scope): Text {
  if (value === 'all') return say`wszystkie ${plural(NOUNS.token, 'acc')}`;
  if (typeof value === 'object' && 'upTo' in value)
    return say`najwyżej ${counted(amount(value.upTo, scope), NOUNS.token)}`;
  return counted(amount(value, scope), NOUNS.token);
}
