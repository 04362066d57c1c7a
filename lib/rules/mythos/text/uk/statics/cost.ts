import type { Grant } from '../../../cards/effects/effect';
import { say, term, type Text } from '../../pieces';
import { looksOf } from '../cards/describe';
import { chosenNoun } from '../cards/binding';
import { named, type Named } from '../cards/reference';
import type { Scope } from '../cards/scope';
import { measured, withX } from '../cards/value';
import { inflect } from '../words/phrase';
import { CHAKRA, OTHER, type Word, YOUR } from '../words/vocabulary';
import { agreeing } from './subject';

export type CostChange = Extract<Grant, { grant: 'cost' }>;

const COST = agreeing('коштує', 'коштують');
const THEM = agreeing('його', 'їх');
const FACE_UP = agreeing('відкритим', 'відкритими');

/** `твої персонажі «Селище Піску» коштують на 1 чакру менше` */
export function costText(change: CostChange, scope: Scope): Text {
  const { phrase, count } = payedFor(change, scope);
  const amount = withX(change.less ?? change.more ?? 0, scope);
  const chakra = measured(amount, { noun: CHAKRA, before: [] }, 'a');
  const way = change.less === undefined ? 'більше' : 'менше';
  const least = change.min === undefined ? '' : ` (мінімальна вартість ${change.min})`;
  return say`${inflect(phrase, 'n', count)} ${COST[count]} на ${chakra} ${way}${least}${whenPlayed(change, count)}${amount.tail}`;
}

function whenPlayed({ played, to }: CostChange, count: 'one' | 'many'): Text {
  const here = to === 'here';
  switch (played) {
    case 'revealed':
      return say`, коли ${THEM[count]} ${term('reveal', 'відкривають')} ${here ? 'на цій місії' : ''},`;
    case 'faceUp':
      return say`, коли ${THEM[count]} грають ${term('non-hidden', FACE_UP[count])} ${here ? 'на цю місію' : ''} або ${term('reveal', 'відкривають')} ${here ? 'на ній' : ''},`;
    case undefined:
      return here ? say`, коли ${THEM[count]} грають на цю місію,` : say``;
  }
}

/** Whose cards: yours, the opponent's, or those of both, which need no word. */
function payedFor({ of, who }: CostChange, scope: Scope): Named {
  if (typeof of === 'string') return named(of, scope);
  const { other, type, ...looks } = of;
  const noun = chosenNoun({ from: 'hand', type });
  const traits = looksOf(looks, scope);
  const before: Word[] = [...(other ? [OTHER] : []), ...(who === undefined ? [YOUR] : [])];
  const phrase = {
    noun,
    before,
    after: () => say`${traits.after()} ${who === 'opponent' ? 'суперника' : ''}`,
    last: traits.last,
  };
  return { phrase, count: 'many' };
}
