import type { Chosen, Target } from '../../../cards/effects/expression';
import { steps as allSteps } from '../../../cards/effects/bindings';
import type { Step, Targets } from '../../../cards/effects/step';
import { joined, listed, say, type Text } from '../../pieces';
import { amountOf } from './amount';
import { nounOf, valueText } from './expression';
import { isPlaceFirst, ofPlace } from './measure';
import { placeText } from './place';
import { all, each, ofThem, one, several } from '../words/noun';
import { type Manner, zoneText } from './qualifier';
import { nounOfKind, referent, type Scope, shapeOf } from './reference';
import { agree, of, POWER, to } from '../words/words';

// What a step acts on, as an object: `un personnage ennemi caché en jeu`.

export interface TargetManner extends Manner {
  /** Says each of them rather than all. */
  each?: boolean;
  /** Says that a whole hand is the whole of it. */
  entire?: boolean;
}

export function targetsText(targets: Targets, scope: Scope, manner: TargetManner = {}): Text {
  if (!Array.isArray(targets)) return targetText(targets, scope, manner);
  // A place that all share is said once, at the end.
  const places = new Set(
    targets.map((target) => JSON.stringify(typeof target === 'object' && 'in' in target && target.in)),
  );
  const shared = places.size === 1;
  return listed(
    targets.map((target, at) =>
      targetText(target, scope, shared && at < targets.length - 1 ? { ...manner, place: 'none' } : manner),
    ),
    'et',
  );
}

/** The object of a verb, its place before it where that is clearer. */
export function objectText(targets: Targets, scope: Scope, manner: TargetManner = {}): Text {
  const place = manner.place ?? 'dans';
  if (
    typeof targets !== 'object' ||
    Array.isArray(targets) ||
    place === 'de' ||
    place === 'none' ||
    !isPlaceFirst(targets)
  )
    return targetsText(targets, scope, manner);
  return say`${placeText(targets.in, place, false, scope)} ${targetText(targets, scope, { ...manner, place: 'none' })}`;
}

export function targetText(target: Target, scope: Scope, manner: TargetManner = {}): Text {
  if (typeof target === 'string') return referent(target, scope).text;
  const quick = wholeZone(target, scope, manner) ?? fromTop(target, scope) ?? theBound(target, scope);
  const text = quick ?? chosenText(target, scope, { inPlay: true, picked: true, ...manner });
  return say`${text} ${byChance(target, scope)}${totalOf(target, scope)}`;
}

function chosenText(chosen: Chosen, scope: Scope, manner: TargetManner): Text {
  const { choose } = chosen;
  const noun = nounOf(chosen, scope, choose === 'all' ? { place: ofPlace(chosen), ...manner } : manner);
  if (choose === undefined || choose === 1) return one(noun);
  if (choose === 'all') return manner.each ? each(noun) : all(noun);
  if (choose === 'any') return say`n’importe quel nombre ${ofThem(noun)}`;
  const upTo = typeof choose === 'object' && 'upTo' in choose;
  const { text, plural, each: per } = amountOf(upTo ? choose.upTo : choose, scope);
  return say`${upTo ? 'jusqu’à' : ''} ${several(text, noun, plural)} ${per}`;
}

/** All of a hand or a deck is that hand or deck. */
function wholeZone(chosen: Chosen, scope: Scope, manner: TargetManner): Text | undefined {
  if (chosen.from !== 'hand' && chosen.from !== 'deck') return undefined;
  if (chosen.choose !== 'all' || chosen.top !== undefined || chosen.topmost || isFiltered(chosen)) return undefined;
  const zone = zoneText(chosen, scope);
  return manner.entire ? say`${chosen.from === 'hand' ? 'toute' : 'tout'} ${zone}` : zone;
}

/** `la carte du dessus de votre deck`, `jusqu’à 5 cartes du dessus de votre défausse`. */
function fromTop(chosen: Chosen, scope: Scope): Text | undefined {
  if (!('top' in chosen) || chosen.from === 'bound' || chosen.top === undefined || isFiltered(chosen)) return undefined;
  if (chosen.choose !== undefined && chosen.choose !== 'all') return undefined;
  const zone = of(zoneText(chosen, scope));
  if (chosen.top === 1) return say`la carte du dessus ${zone}`;
  if (typeof chosen.top === 'object' && 'upTo' in chosen.top) {
    const { text, plural } = amountOf(chosen.top.upTo, scope);
    return say`jusqu’à ${text} ${nounOfKind('card', plural)} du dessus ${zone}`;
  }
  return say`les ${amountOf(chosen.top, scope).text} cartes du dessus ${zone}`;
}

/** All that is left of what was looked at: `ces cartes`, or `les autres cartes` once some were taken. */
function theBound(chosen: Chosen, scope: Scope): Text | undefined {
  if (chosen.from !== 'bound' || chosen.choose !== 'all' || isFiltered(chosen)) return undefined;
  const shape = shapeOf(chosen.name, scope);
  const noun = nounOfKind(shape.kind, shape.plural);
  const takenBefore = allSteps(scope.effect ? [scope.effect] : []).some((step) => takes(step, chosen));
  if (takenBefore) return say`les autres ${nounOfKind(shape.kind, true)}`;
  return say`${shape.plural ? 'ces' : shape.gender === 'f' ? 'cette' : 'ce'} ${noun}`;
}

function takes(step: Step, rest: Extract<Chosen, { from: 'bound' }>): boolean {
  if (!('what' in step) || step.what === rest) return false;
  if (step.do === 'take' && typeof step.what === 'string') return true;
  return (
    typeof step.what === 'object' && 'from' in step.what && step.what.from === 'bound' && step.what.name === rest.name
  );
}

function isFiltered(chosen: Chosen): boolean {
  const { from, choose, ...rest } = chosen;
  const plain = ['name', 'whose', 'top', 'random', 'by', 'total', 'perMission'];
  return Object.entries(rest).some(([key, value]) => value !== undefined && !plain.includes(key));
}

function byChance({ random, by }: Chosen, { actor }: Scope): Text {
  const chooser = actor === 'opponent' ? 'à son choix' : 'au choix de l’adversaire';
  return joined([random ? 'au hasard' : '', by ? chooser : ''], ', ');
}

function totalOf({ total }: Chosen, scope: Scope): Text {
  if (!total) return [];
  const { stat, atMost } = total;
  const gender = stat === 'cost' ? 'm' : 'f';
  const word = stat === 'cost' ? say`un coût total` : say`une ${POWER} totale`;
  if (typeof atMost === 'number') return say`, pour ${word} de ${atMost} ou moins`;
  return say`, pour ${word} au plus ${agree('égal', { gender, plural: false })} ${to(valueText(atMost, scope))}`;
}
