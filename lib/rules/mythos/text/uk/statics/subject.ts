import type { Subject } from '../../../cards/effects/grant';
import { say, type Text } from '../../pieces';
import { chosenNoun } from '../cards/binding';
import { groupPhrase } from '../cards/group';
import type { Way } from '../cards/place';
import { named } from '../cards/reference';
import type { Scope } from '../cards/scope';
import { isOnly } from '../cards/target';
import { inflect } from '../words/phrase';
import { type Case, type Count, type Noun, PRONOUN } from '../words/vocabulary';

/** Whom a static effect is about, and what a verb agrees with. */
export interface About {
  said: (wanted: Case) => Text;
  noun: Noun;
  count: Count;
}

/** Of a group all, unless it is the one at an end of the scale; a pronoun for whom the condition spoke of. */
export function subjectOf(subject: Subject, scope: Scope, way: Way = 'at'): About {
  if (typeof subject === 'object') {
    const noun = chosenNoun(subject);
    if (isOnly(subject, scope)) return { said: (wanted) => pronoun(noun, 'one', wanted), noun, count: 'one' };
    const count = 'is' in subject && subject.is !== undefined ? 'one' : 'many';
    return { said: (wanted) => inflect(groupPhrase(subject, scope, way), wanted, count), noun, count };
  }
  const { phrase, count } = named(subject, scope);
  const { noun } = phrase;
  if (subject === scope.recent) return { said: (wanted) => pronoun(noun, count, wanted), noun, count };
  return { said: (wanted) => inflect(phrase, wanted, count), noun, count };
}

function pronoun(noun: Noun, count: Count, wanted: Case): Text {
  return say`${PRONOUN({ noun, count, case: wanted })}`;
}

/** A verb that agrees with its subject. */
export function agreeing(one: string, many: string): Readonly<Record<Count, string>> {
  return { one, many };
}
