import { steps } from '../effects/bindings';
import { type Change, type Effect, effectSchema, type Grant, type Modifier } from '../effects/effect';
import { type EffectName, type EffectPick, type Step, stepSchema } from '../effects/step';
import type { CardDefinition, CardType } from '../schema';
import { atLeastOne, constant, shapeOf } from './filters';
import { mistake, type Mistake } from './mistake';
import { around, type Node, walk } from './walk';

// Lines that can never come to pass on such a card, that change what is not there, or that do nothing.

export function lineMistakesAt(node: Node, card: CardDefinition): Mistake[] {
  if (node.schema === effectSchema) return ofEffect(node, linesAround(node, card), card);
  if (node.schema === stepSchema) return ofStep(node, linesAround(node, card));
  const shape = shapeOf(node.schema);
  if (!shape) return [];
  return 'grant' in shape ? ofGrant(node, card) : 'notTiming' in shape ? ofPick(node) : [];
}

/** The lines a place belongs to: those of a doubt stand beside those of the card, those of an erratum in their place. */
function linesAround({ path }: Node, card: CardDefinition): readonly Effect[] {
  if (path[0] === 'errata') return card.errata?.[Number(path[1])]?.was.effects ?? card.effects;
  const doubt = path[0] === 'doubts' ? card.doubts?.[Number(path[1])] : undefined;
  return doubt?.about === 'effects' ? [...card.effects, ...doubt.other] : card.effects;
}

function ofEffect(node: Node, lines: readonly Effect[], card: CardDefinition): Mistake[] {
  const { path } = node;
  const effect = node.value as Effect;
  const type = bearer(node, card);
  const found: Mistake[] = [];
  const { timing, gate } = effect;
  // Attachments can be hidden and revealed (D13), but only characters are played over one another.
  const never = timing === 'upgrade' ? type !== 'character' : timing === 'ambush' && type === 'mission';
  if (never) found.push(mistake([...path, 'timing'], 'noTiming', { timing, type }));
  if (gate?.firstStrike && type === 'mission')
    found.push(mistake([...path, 'gate', 'firstStrike'], 'noGate', { gate: 'firstStrike' }));
  return effect.kind === 'modifier' ? [...found, ...ofModifier(path, effect, lines)] : found;
}

/** Whose text it is: effects that are given away are given to characters. */
function bearer(node: Node, card: CardDefinition): CardType {
  return node.parent && around(node.parent, effectSchema) ? 'character' : card.type;
}

/** The lines a name like MAIN stands for: with a gate they go by its name instead. */
function linesCalled(name: EffectName, lines: readonly Effect[]): Effect[] {
  return lines.filter((line) => line.kind !== 'modifier' && namesOf(line).includes(name));
}

function namesOf({ timing, gate }: Effect): EffectName[] {
  if (gate) return [...(gate.duel === undefined ? [] : ['duel' as const]), ...(gate.firstStrike ? ['firstStrike' as const] : [])]; // prettier-ignore
  return timing === 'score' ? [] : [timing];
}

function noLine(path: Mistake['path'], name: EffectName, lines: readonly Effect[]): Mistake {
  const known = new Set(lines.flatMap((line) => (line.kind === 'modifier' ? [] : namesOf(line))));
  return mistake(path, 'noLine', { name, known: [...known] });
}

function ofModifier(path: Mistake['path'], modifier: Modifier, lines: readonly Effect[]): Mistake[] {
  const { of: name, change } = modifier;
  const meant = linesCalled(name, lines);
  if (meant.length === 0) return [noLine([...path, 'of'], name, lines)];
  if ('becomes' in change)
    return meant.every(({ timing }) => timing === change.becomes)
      ? [mistake([...path, 'change', 'becomes'], 'unchanged', { name: change.becomes })]
      : [];
  // What another line adds to the effect can be changed by this one as well.
  const others = lines.filter((line) => line.kind === 'modifier' && line.of === name && line.change !== change);
  const needs = needsOf(change);
  const there = steps([...meant, ...others]).some((step) => needs.has(step));
  return there ? [] : [mistake([...path, 'change', needs.field], 'nothingToChange', { name, needs: needs.words })];
}

/** What an effect must have so that the change changes something. */
function needsOf(change: Exclude<Change, { becomes: unknown }>): {
  field: string;
  words: string;
  has(step: Step): boolean;
} {
  if ('verb' in change) return { field: 'verb', words: 'step that hides', has: (step) => step.do === 'hide' };
  if ('less' in change) return { field: 'less', words: 'step that plays', has: (step) => step.do === 'play' };
  if ('limit' in change) return { field: 'limit', words: `limit on ${change.limit}`, has: (step) => isLimited(step, change.limit) }; // prettier-ignore
  return { field: 'add' in change ? 'add' : 'instead', words: 'steps', has: () => true };
}

const LIMITS = { cost: ['cost', 'printedCost'], power: ['power', 'printedPower'], totalCost: ['total'] } as const;

function isLimited(step: Step, limit: keyof typeof LIMITS): boolean {
  let found = false;
  walk(stepSchema, step, ({ path, value }) => {
    if (typeof value === 'object' && LIMITS[limit].some((field) => field === path.at(-1))) found = true;
  });
  return found;
}

const COUNTING: readonly Step['do'][] = [
  'powerup', 'removeTokens', 'moveTokens', 'draw', 'gainChakra', 'stealChakra', 'payChakra', 'gainPoints',
]; // prettier-ignore

function ofStep(node: Node, lines: readonly Effect[]): Mistake[] {
  const { path } = node;
  const step = node.value as Step;
  const found: Mistake[] = [];
  if (step.do === 'play')
    found.push(...atLeastOne([...path, 'less'], step.less), ...atLeastOne([...path, 'more'], step.more));
  if (step.do === 'repeat') found.push(...ofRepeat(path, step.effect, lines, around(node, effectSchema)?.value));
  if (!('amount' in step) || typeof step.amount === 'string') return found;
  const at = [...path, 'amount'];
  if (step.do === 'addPower') return constant(step.amount) === 0 ? [...found, mistake(at, 'zero', undefined)] : found;
  return COUNTING.includes(step.do) ? [...found, ...atLeastOne(at, step.amount)] : found;
}

function ofRepeat(path: Mistake['path'], name: EffectName, lines: readonly Effect[], own: unknown): Mistake[] {
  const meant = linesCalled(name, lines);
  const at = [...path, 'effect'];
  if (meant.length === 0) return [noLine(at, name, lines)];
  return meant.every((line) => line === own) ? [mistake(at, 'endless', { name })] : [];
}

function ofPick({ path, value }: Node): Mistake[] {
  const { timing, notTiming } = value as EffectPick;
  return timing !== undefined && timing === notTiming
    ? [mistake([...path, 'notTiming'], 'bothWays', { name: timing })]
    : [];
}

function ofGrant(node: Node, card: CardDefinition): Mistake[] {
  const { path } = node;
  const grant = node.value as Grant;
  const type = bearer(around(node, effectSchema) ?? node, card);
  switch (grant.grant) {
    case 'power':
      return constant(grant.amount) === 0 ? [mistake([...path, 'amount'], 'zero', undefined)] : [];
    case 'sideTotal':
    case 'powerupBonus':
    case 'missionWorth':
      return grant.amount === 0 ? [mistake([...path, 'amount'], 'zero', undefined)] : [];
    case 'chakra':
      return atLeastOne([...path, 'amount'], grant.amount);
    case 'cost': {
      const own = grant.of === 'self' && type === 'mission' ? [noGrant(path, 'cost of self', type)] : [];
      return [...own, ...atLeastOne([...path, 'less'], grant.less), ...atLeastOne([...path, 'more'], grant.more)];
    }
    case 'upgradeOver':
      return type === 'character' ? [] : [noGrant(path, grant.grant, type)];
    case 'playOnly':
      return type === 'mission' ? [noGrant(path, grant.grant, type)] : [];
    default:
      return [];
  }
}

function noGrant(path: Mistake['path'], grant: string, type: CardType): Mistake {
  return mistake([...path, 'grant'], 'noGrant', { grant, type });
}
