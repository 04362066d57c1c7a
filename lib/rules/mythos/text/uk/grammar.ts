import type { Effect, Gains, Replacement, Static } from '../../cards/effects/effect';
import type { Grammar, Speaker } from '../grammar';
import { heading } from '../heading';
import { speakerOf } from '../itself';
import { joined, listed, type Part, say, sentence, term, type Text } from '../pieces';
import { attachText } from './attach';
import { groupPhrase } from './cards/group';
import { refText } from './cards/reference';
import { aside, type Scope } from './cards/scope';
import { valueText } from './cards/value';
import { changeText } from './change';
import { conditionText, onlyOne } from './condition';
import { grantText } from './statics/grant';
import { agreeing, subjectOf } from './statics/subject';
import { type Lead, stepsText } from './step';
import { hasArrived, triggerLead } from './trigger';
import { euphonic } from './words/euphony';
import { inflect } from './words/phrase';

export const ukrainian: Grammar = {
  effect: (effect, card) => euphonic(lineText(effect, card)),
  attach: (condition, card) => euphonic(sentence(attachText(condition, { card }))),
};

function lineText(effect: Effect, card: Speaker): Text {
  const scope: Scope = { card, effect, actor: 'you', acting: true, value: valueText };
  switch (effect.kind) {
    case 'instant':
      return stepsText(effect.steps, scope);
    case 'triggered':
      return stepsText(
        effect.steps,
        { ...scope, recent: 'it', ...(hasArrived(effect.on) ? { arrived: true } : {}) },
        triggerLead(effect.on, scope),
      );
    case 'replacement':
      return replacementText(effect, scope);
    case 'modifier':
      return changeText(effect, scope);
    case 'static':
      return staticText(effect, scope);
  }
}

const WOULD: Readonly<Record<Replacement['would'][number], Part>> = {
  defeated: term('defeat', 'перемогти'),
  hidden: term('hide', 'приховати'),
  moved: term('move', 'перемістити'),
};

/** `якщо ворожий ефект мав би перемогти цього персонажа, натомість …` */
function replacementText({ would, what, by, instead, obligation }: Replacement, scope: Scope): Text {
  const verbs = listed(
    would.map((each) => WOULD[each]),
    'або',
  );
  const whom = what === 'self' ? refText(what, 'a', scope) : inflect(groupPhrase(what, aside(scope)), 'a');
  const said = by
    ? say`якщо ${term('enemy', 'ворожий')} ефект мав би ${verbs} ${whom}`
    : say`якщо ${whom} мали б ${verbs}`;
  const [first, ...rest] = instead;
  const steps = first && obligation && !first.obligation ? [{ ...first, obligation }, ...rest] : instead;
  const lead: Lead = { said: say`${said}, натомість`, clause: false };
  return stepsText(steps, { ...scope, recent: what === 'self' ? what : 'it' }, lead);
}

function staticText({ if: condition, grants }: Static, scope: Scope): Text {
  const owners = aside(scope);
  const about = condition && 'card' in condition ? condition.card : undefined;
  const inner: Scope = { ...owners, recent: about, only: onlyOne(condition) };
  const said = grants.map((grant) => (grant.grant === 'gains' ? gainsText(grant, inner) : grantText(grant, inner)));
  if (!condition) return joined(said.map(sentence));
  return sentence(say`якщо ${conditionText(condition, owners)}, ${joined(said, '; ')}`);
}

const HAVE = agreeing('має', 'мають');

/** The line as it would stand on the card that has it. */
function gainsText({ to, effect }: Gains, scope: Scope): Text {
  const { said, count } = subjectOf(to, scope);
  const holder = speakerOf(to, scope.card);
  return say`${count === 'many' ? 'усі' : ''} ${said('n')} ${HAVE[count]} після решти своїх ефектів ще такий: ${heading(effect, holder)} ${lineText(effect, holder)}`;
}
