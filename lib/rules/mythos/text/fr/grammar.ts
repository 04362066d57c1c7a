import type { Effect, Replacement, Static, Triggered } from '../../cards/effects/effect';
import type { Step } from '../../cards/effects/step';
import type { AttachCondition } from '../../cards/schema';
import type { Grammar, Speaker } from '../grammar';
import { heading } from '../heading';
import { speakerOf } from '../itself';
import { listed, plain, say, sentence, type Text } from '../pieces';
import { modifierText } from './change';
import { ifText } from './condition';
import { nounOf } from './cards/expression';
import { grantText, subjectOf } from './grant';
import { one } from './words/noun';
import type { Scope } from './cards/reference';
import { crowdedAfter, spokenIn } from './spoken';
import { clausesOfSteps, paragraph } from './step';
import { triggerText, wouldText } from './trigger';
import { THIN } from './words/words';

/** French: agreement and elision, orders in the polite plural, the game's terms as printed. */
export const french: Grammar = { effect: effectWords, attach: attachWords };

function scopeOf(effect: Effect, card: Speaker): Scope {
  return { card, effect, actor: 'you', last: [], unknowns: [] };
}

function effectWords(effect: Effect, card: Speaker): Text {
  const scope = scopeOf(effect, card);
  switch (effect.kind) {
    case 'instant':
      return paragraph(clausesOfSteps(effect.steps, scope));
    case 'triggered':
      return triggeredText(effect, scope);
    case 'replacement':
      return replacementText(effect, scope);
    case 'modifier':
      return modifierText(effect, scope);
    case 'static':
      return staticText(effect, card);
  }
}

/** At a moment of the round the last of several things gets a word that keeps it there. */
function triggeredText({ on, steps }: Triggered, scope: Scope): Text {
  const clauses = clausesOfSteps(steps, { ...scope, crowded: crowdedAfter(on) });
  const last = clauses.at(-1);
  const moment = on.event === 'startOfRound' || on.event === 'endOfRound' || on.event === 'beforePower';
  if (moment && clauses.length > 1 && last && !/^s(i |’)/.test(plain(last)))
    clauses.splice(-1, 1, say`ensuite, ${last}`);
  return paragraph(clauses, say`${triggerText(on, scope)},`);
}

function replacementText(effect: Replacement, scope: Scope): Text {
  const { instead, obligation, what } = effect;
  const steps = instead.map((step): Step => ({ ...step, obligation: step.obligation ?? obligation }));
  const [first = [], ...others] = clausesOfSteps(steps, {
    ...scope,
    last: [what === 'self' ? 'self' : 'it'],
    crowded: what !== 'self',
  });
  return paragraph([say`${first} à la place`, ...others], say`${wouldText(effect, scope)},`);
}

/** Under a condition all is one sentence, else each thing has its own. */
function staticText(effect: Static, card: Speaker): Text {
  const clauses = effect.grants.map((grant) => {
    const outset = scopeOf(effect, card);
    const scope: Scope = { ...outset, ...spokenIn(effect.if, outset) };
    if (grant.grant !== 'gains') return grantText(grant, scope);
    const { text, plural } = subjectOf(grant.to, scope);
    const holder = speakerOf(grant.to, card);
    const words = say`${heading(grant.effect, holder)} ${effectWords(grant.effect, holder)}`;
    const line = words.map((piece, at) =>
      at === words.length - 1 && piece.kind === 'text' ? { ...piece, text: piece.text.replace(/[.]$/, '') } : piece,
    );
    return say`${text} ${plural ? 'ont' : 'a'} aussi, après tous ${plural ? 'leurs' : 'ses'} autres effets${THIN}: «${THIN}${line}${THIN}»`;
  });
  if (effect.if === undefined) return paragraph(clauses);
  return paragraph([listed(clauses, 'et')], say`${ifText(effect.if, scopeOf(effect, card))},`);
}

function attachWords(condition: AttachCondition, card: Speaker): Text {
  if (condition.to === 'mission') return sentence(say`s’attache à une mission`);
  const { side, faceUp, anyOf, noneOf } = condition;
  const host = nounOf(
    { anyOf, noneOf, ...(side === 'any' ? {} : { side }), ...(faceUp ? { hidden: false } : {}) },
    { card, effect: undefined, actor: 'you', last: [], unknowns: [] },
  );
  return sentence(say`s’attache à ${one(host)}`);
}
