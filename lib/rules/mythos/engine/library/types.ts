import type { CardDefinition, AttachCondition } from '../../cards/schema';
import type { Grant, Timing, Trigger } from '../../cards/effects/effect';
import type { EffectPick, Obligation, Verb } from '../../cards/effects/step';
import type { Game } from '../state/game';
import type { PlayerId, Scope } from '../state/state';

// Cards as the engine reads them: compiled once, never part of a state. Everything a state says of a card it says by
// number, and numbers of cards, blocks and traits depend only on the definitions and their order.

export type Num = (g: Game, scope: Scope, you: PlayerId) => number;
export type Test = (g: Game, scope: Scope, you: PlayerId) => boolean;
export type Match = (g: Game, scope: Scope, you: PlayerId, id: number) => boolean;
/** A comparison with the number found at play time. */
export type Comparing = (g: Game, scope: Scope, you: PlayerId, found: number) => boolean;
/** Whether a place in the row is meant. */
export type Where = (g: Game, scope: Scope, mission: number) => boolean;

export type GroupFrom =
  'play' | 'attachments' | 'hand' | 'deck' | 'discard' | 'hidden' | 'missions' | 'stack' | 'bound';

export interface Group {
  from: GroupFrom;
  /** Adds all that fit; `phantoms`: also those that only count (SS, "additional friendly character"). */
  collect: (g: Game, scope: Scope, you: PlayerId, out: number[], phantoms?: boolean) => void;
  /** One of those that fit. */
  has: Match;
  /** Fits by its face, wherever it lies: what a pile is asked for. */
  fitsFace: Match;
  oneMission: boolean;
  /** May name the piles of the opponent, or hidden cards, by their faces. */
  faces: boolean;
  /** Seen from a player: sides, piles, standing. */
  sided: boolean;
  /** The top may be chosen up to so many. */
  upTo: Num | null;
  /** Of the stacks of these. */
  stacks: Group | null;
  part: 'top' | 'bottom' | 'each' | null;
  other: boolean;
}

export type ChoiceKind = 'one' | 'count' | 'all' | 'any' | 'upTo';

export interface Target {
  ref: string | null;
  group: Group | null;
  choose: ChoiceKind;
  n: Num | null;
  perMission: boolean;
  random: boolean;
  total: { stat: 'cost' | 'power'; atMost: Num } | null;
  byOpponent: boolean;
}

export interface Step {
  verb: Verb;
  if: Test | null;
  who: 'you' | 'opponent' | 'each';
  obligation: Obligation | null;
  as: string | null;
  price: Num | null;
  until: Test | null;
  amount: Num | null;
  amountKind: 'exact' | 'all' | 'upTo' | 'any';
  /** What is acted on; several: filled from one snapshot. */
  targets: readonly Target[];
  /** Where to, as a card. */
  onto: Target | null;
  /** Where to, as a mission. */
  place: Where | null;
  less: Num | null;
  more: Num | null;
  notAsUpgrade: boolean;
  pick: EffectPick | null;
  ignoring: boolean;
  found: string | null;
  member: string | null;
  where: 'top' | 'bottom' | 'randomBottom' | 'shuffled' | null;
  reveal: boolean;
  worn: number | null;
  /** Steps inside: options, cost and gain, members' steps, repeated effects. */
  blocks: readonly number[];
  /** Cannot change what comes before or after: no choice, and its own result only. */
  commutes: boolean;
  /** The first step of a line that adds to another one and has a cost: offered by itself. */
  fresh: boolean;
}

export interface Block {
  steps: readonly Step[];
  instant: boolean;
  /** Definition and number of the effect (from 1) it belongs to. */
  def: number;
  effect: number;
  commutes: boolean;
  /** Does nothing but help the opponent (D22). */
  drawback: boolean;
  /** Speaks of `partner`: the character named by DUEL. */
  partner: number;
}

export interface CompiledGate {
  /** Name trait that must be present, or -1. */
  duel: number;
  first: boolean;
}

export interface CompiledModifier {
  timing: Timing;
  gate: CompiledGate | null;
  /** Changes the effect so that its player may prefer it unchanged. */
  choice: boolean;
  becomes: Timing | null;
}

export interface CompiledEffect {
  kind: 'instant' | 'triggered';
  timing: Timing;
  gate: CompiledGate | null;
  number: number;
  modifiers: readonly CompiledModifier[];
  /** Block for each set of modifiers, as bits. */
  variants: readonly number[];
}

export interface CompiledTrigger extends CompiledEffect {
  kind: 'triggered';
  event: Trigger['event'];
  by: boolean;
  fromHand: boolean;
  together: boolean;
  /** null: about no card. */
  what: Match | null;
  attachment: Match | null;
}

export interface CompiledReplacement {
  timing: Timing;
  gate: CompiledGate | null;
  would: readonly ('defeated' | 'hidden' | 'moved')[];
  what: Match;
  byEnemy: boolean;
  may: boolean;
  block: number;
  number: number;
}

export interface CompiledGrant {
  grant: Grant;
  kind: Grant['grant'];
  timing: Timing;
  gate: CompiledGate | null;
  if: Test | null;
  /** Whom it reaches. */
  subject: Match | null;
  group: Group | null;
  amount: Num | null;
  trait: number;
  effect: CompiledEffect | null;
  where: Test | null;
  self: boolean;
}

export interface CompiledCard {
  code: string;
  index: number;
  definition: CardDefinition;
  type: CardDefinition['type'];
  /** The name as a trait. */
  name: number;
  cost: number;
  power: number;
  points: number;
  traits: ReadonlySet<number>;
  attach: AttachCondition | null;
  attachAny: readonly number[];
  attachNone: readonly number[];
  effects: readonly CompiledEffect[];
  triggers: readonly CompiledTrigger[];
  replacements: readonly CompiledReplacement[];
  grants: readonly CompiledGrant[];
  /** Its texts read sides: on a mission they are read once for each player. */
  sided: boolean;
  hasMust: boolean;
  /** Has texts that are on while it is in play, and one that blanks others. */
  continuous: boolean;
  blanks: boolean;
}

export interface CardLibrary {
  cards: readonly CompiledCard[];
  byCode: ReadonlyMap<string, number>;
  blocks: readonly Block[];
  /** Number of a trait, e.g. `keyword:Summon`. */
  trait: (key: string) => number;
  traitName: (trait: number) => string;
  allTraits: () => number[];
}
