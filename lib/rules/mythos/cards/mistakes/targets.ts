import { type Step, stepSchema, type Targets } from '../effects/step';
import { mistake, type Mistake } from './mistake';
import type { Node } from './walk';

// What a step acts on and can never act on: verbs of the board reach for characters that are in play.

/** Zones beside play that a verb reaches into. Cards bound under a name may be anywhere, so they always pass. */
const REACHES = {
  hide: [],
  defeat: ['hidden', 'stack', 'attachments'],
  move: ['hidden', 'stack'],
  powerup: ['hidden'],
  addPower: ['hidden'],
  removeTokens: ['hidden'],
  moveTokens: ['hidden'],
  takeControl: ['hidden'],
  takeBack: ['hidden'],
} as const satisfies Partial<Record<Step['do'], readonly string[]>>;

export function targetMistakesAt(node: Node): Mistake[] {
  return node.schema === stepSchema ? ofStep(node.path, node.value as Step) : [];
}

function ofStep(path: Mistake['path'], step: Step): Mistake[] {
  switch (step.do) {
    case 'hide':
    case 'defeat':
    case 'move':
    case 'takeControl':
    case 'takeBack':
      return ofTargets([...path, 'what'], step.do, step.what);
    case 'powerup':
    case 'addPower':
      return step.to === undefined ? [] : ofTargets([...path, 'to'], step.do, step.to);
    case 'removeTokens':
      return ofTargets([...path, 'from'], step.do, step.from);
    case 'moveTokens':
      return [...ofTargets([...path, 'from'], step.do, step.from), ...ofTargets([...path, 'to'], step.do, step.to)];
    default:
      return [];
  }
}

function ofTargets(path: Mistake['path'], verb: keyof typeof REACHES, targets: Targets): Mistake[] {
  if (Array.isArray(targets)) return targets.flatMap((target, index) => ofTargets([...path, index], verb, target));
  if (typeof targets === 'string' || targets.from === 'bound') return [];
  const { from = 'play' } = targets;
  if (verb === 'hide') {
    if (from === 'hidden') return [mistake([...path, 'from'], 'hiddenAlready', undefined)];
    if ('hidden' in targets && targets.hidden) return [mistake([...path, 'hidden'], 'hiddenAlready', undefined)];
  }
  const reached: readonly string[] = ['play', ...REACHES[verb]];
  return reached.includes(from) ? [] : [mistake([...path, 'from'], 'outOfReach', { verb, from, reached })];
}
