import type { Chosen, Place, TargetData } from '../expressions/vocabulary';
import type { Step as StepData, Targets } from '../../cards/effects/step';
import type { Compiler } from '../expressions/compiler';
import type { Block, ChoiceKind, Step, Target } from './types';

/** Blocks made so far; a block is known by its number. */
export interface Making {
  readonly compiler: Compiler;
  readonly blocks: Block[];
}

/** Which effect a block belongs to. */
export interface Origin {
  readonly def: number;
  readonly effect: number;
  readonly instant: boolean;
  /** Name trait of the gate's DUEL, or -1. */
  readonly duel: number;
  /** Blocks that `repeat` means, by name and place. */
  readonly repeated: (step: Extract<StepData, { do: 'repeat' }>) => number[];
}

/** `fresh`: places of the steps with which an added line begins. */
export function addBlock(
  m: Making,
  steps: readonly StepData[],
  origin: Origin,
  fresh: ReadonlySet<number> = new Set(),
): number {
  const compiled = steps.map((step, i) => ({ ...stepOf(m, step, origin), fresh: fresh.has(i) }));
  const partner = origin.duel >= 0 && JSON.stringify(steps).includes('"partner"') ? origin.duel : -1;
  const block: Block = {
    steps: compiled,
    instant: origin.instant,
    def: origin.def,
    effect: origin.effect,
    commutes: compiled.every((step) => step.commutes),
    drawback: compiled.every((step) => step.who === 'opponent' && GIFTS.has(step.verb)),
    partner,
  };
  return m.blocks.push(block) - 1;
}

const GIFTS: ReadonlySet<StepData['do']> = new Set(['draw', 'gainChakra', 'gainPoints', 'gainEdge']);

const NOTHING = {
  price: null,
  until: null,
  amount: null,
  amountKind: 'exact',
  targets: [],
  onto: null,
  place: null,
  less: null,
  more: null,
  notAsUpgrade: false,
  pick: null,
  ignoring: false,
  found: null,
  member: null,
  where: null,
  reveal: false,
  worn: null,
  blocks: [],
} as const satisfies Partial<Step>;

function stepOf(m: Making, data: StepData, origin: Origin): Step {
  const t = m.compiler;
  const step: Step = {
    ...NOTHING,
    verb: data.do,
    if: data.if ? t.test(data.if) : null,
    who: data.who ?? 'you',
    obligation: data.obligation ?? null,
    as: data.as ?? null,
    price: data.price === undefined ? null : t.num(data.price),
    until: data.until ? t.test(data.until) : null,
    commutes: commutes(data),
    fresh: false,
    ...shapeOf(m, data, origin),
  };
  return step;
}

/** What is special to a verb. */
function shapeOf(m: Making, data: StepData, origin: Origin): Partial<Step> {
  const t = m.compiler;
  const targets = (what: Targets) => (Array.isArray(what) ? what : [what]).map((one) => targetOf(t, one));
  const nested = (...lists: StepData[][]) => lists.map((steps) => addBlock(m, steps, origin));
  const place = 'to' in data && isPlace(data.to) ? { place: t.where(data.to) } : {};
  switch (data.do) {
    case 'powerup':
      return { amount: t.num(data.amount), targets: targets(data.to ?? 'self') };
    case 'addPower':
      return { amount: t.num(data.amount), targets: targets(data.to) };
    case 'removeTokens':
      return { ...amountOf(t, data.amount), targets: targets(data.from) };
    case 'moveTokens':
      return { ...amountOf(t, data.amount), targets: targets(data.from), onto: targetOf(t, data.to) };
    case 'hide':
    case 'defeat':
    case 'takeControl':
    case 'takeBack':
    case 'return':
    case 'discard':
    case 'reveal':
      return { targets: targets(data.what) };
    case 'move':
    case 'putHidden':
      return { targets: targets(data.what), ...place };
    case 'play':
      return {
        targets: targets(data.what),
        ...place,
        less: data.less === undefined ? null : t.num(data.less),
        more: data.more === undefined ? null : t.num(data.more),
        notAsUpgrade: data.notAsUpgrade === true,
      };
    case 'draw':
    case 'gainChakra':
    case 'stealChakra':
    case 'gainPoints':
      return { amount: t.num(data.amount) };
    case 'payChakra':
      return data.amount === 'any' ? { amountKind: 'any' } : { amount: t.num(data.amount) };
    case 'look':
      return { targets: targets(data.at) };
    case 'revealUntil':
      return { targets: targets(data.what), found: data.found };
    case 'take':
      return { targets: targets(data.what), reveal: data.reveal === true };
    case 'putBack':
      return { targets: targets(data.what), where: data.where };
    case 'copy':
    case 'activate':
      return {
        targets: targets(data.of),
        pick: data.effect,
        ignoring: data.do === 'activate' && data.ignoringRequirements === true,
      };
    case 'repeat':
      return { blocks: origin.repeated(data) };
    case 'attach':
      return { targets: targets(data.what), onto: targetOf(t, data.to), worn: data.asAttachment?.power ?? null };
    case 'moveAttachment':
      return { targets: targets(data.what), onto: targetOf(t, data.to) };
    case 'choose':
      return { blocks: nested(...data.options) };
    case 'pay':
      return { blocks: nested(data.cost, data.for) };
    case 'forEach':
      return { targets: [targetOf(t, data.of)], member: data.member, blocks: nested(data.steps) };
    case 'later':
      return { blocks: nested(data.steps) };
    case 'shuffle':
    case 'declare':
    case 'gainEdge':
    case 'giveEdge':
      return {};
  }
}

function isPlace(to: unknown): to is Place {
  if (typeof to === 'string') return to === 'here' || to === 'elsewhere' || to === 'oneMission';
  return typeof to === 'object' && to !== null && ('missionOf' in to || 'mission' in to);
}

type Amount = Extract<StepData, { do: 'removeTokens' }>['amount'];
function amountOf(t: Compiler, amount: Amount): Pick<Step, 'amount' | 'amountKind'> {
  if (amount === 'all') return { amount: null, amountKind: 'all' };
  if (typeof amount === 'object' && 'upTo' in amount) return { amount: t.num(amount.upTo), amountKind: 'upTo' };
  return { amount: t.num(amount), amountKind: 'exact' };
}

function targetOf(t: Compiler, data: TargetData): Target {
  if (typeof data === 'string') {
    return {
      ref: data,
      group: null,
      choose: 'all',
      n: null,
      perMission: false,
      random: false,
      total: null,
      byOpponent: false,
    };
  }
  const { kind, n } = choiceOf(t, data);
  return {
    ref: null,
    group: t.group(data),
    choose: kind,
    n,
    perMission: data.perMission === true,
    random: data.random === true,
    total: data.total ? { stat: data.total.stat, atMost: t.num(data.total.atMost) } : null,
    byOpponent: data.by === 'opponent',
  };
}

function choiceOf(t: Compiler, data: Chosen): { kind: ChoiceKind; n: Target['n'] } {
  const { choose } = data;
  // "The top three cards" are all three.
  if (choose === undefined) return { kind: 'top' in data && data.top !== undefined ? 'all' : 'one', n: null };
  if (choose === 'all' || choose === 'any') return { kind: choose, n: null };
  if (typeof choose === 'object' && 'upTo' in choose) return { kind: 'upTo', n: t.num(choose.upTo) };
  return { kind: 'count', n: t.num(choose) };
}

/** Nothing in it depends on the order of effects that act at the same time, as long as no one has to choose. */
function commutes(data: StepData): boolean {
  if (data.if !== undefined) return false;
  if (data.do === 'gainChakra' || data.do === 'gainPoints') return typeof data.amount === 'number';
  if (data.do === 'powerup') return typeof data.amount === 'number' && (data.to === undefined || data.to === 'it');
  if (data.do === 'draw') return typeof data.amount === 'number';
  return data.do === 'return' && data.what === 'self';
}
