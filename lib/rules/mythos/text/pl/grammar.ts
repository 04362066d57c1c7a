import type { AttachCondition } from '../../cards/schema';
import type { Grammar, Speaker } from '../grammar';
import { say, sentence, type Text } from '../pieces';
import { lineText } from './line';
import { withoutTraits, withTraits } from './nouns/filter';
import { scopeOf } from './scope';
import { ADJECTIVES, NOUNS } from './words/inflection';
import { one } from './words/phrase';

export const polish: Grammar = {
  effect: (effect, card) => lineText(effect, scopeOf(card, effect)),
  attach: (condition, card) => attachText(condition, card),
};

function attachText(condition: AttachCondition, card: Speaker): Text {
  if (condition.to === 'mission') return sentence(say`dołącz do misji`);
  const side = { friendly: [ADJECTIVES.friendly], enemy: [ADJECTIVES.enemy], any: [] }[condition.side];
  const host = one({
    noun: NOUNS.character,
    adjectives: [...(condition.faceUp ? [ADJECTIVES.faceUp] : []), ...side],
    after: [withTraits(condition.anyOf, { card }), withoutTraits(condition.noneOf, { card })],
  });
  return sentence(say`dołącz do ${host.in('gen')}`);
}
