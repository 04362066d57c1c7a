import type { BlockFrame, Frame, PhaseFrame, StepFrame } from './frames';
import type { Game } from './game';
import type { PlayerId, Trigger } from './state';

// Making frames. A frame pushed is carried out before the one below it goes on.

export function push(g: Game, frame: Frame): void {
  g.s.stack.push(frame);
}

/** Ends the frame at hand; `result` is what the one below gets to know. */
export function pop(g: Game, result: number[] = []): void {
  g.s.stack.pop();
  g.s.result = result;
}

export function takeResult(g: Game): number[] {
  const { result } = g.s;
  g.s.result = [];
  return result;
}

export function pushBlock(
  g: Game,
  block: number,
  scope: number,
  actor: PlayerId,
  how: Partial<Pick<BlockFrame, 'offer' | 'agreed' | 'line'>> = {},
): void {
  push(g, {
    k: 'block',
    block,
    at: 0,
    scope,
    actor,
    offer: how.offer ?? false,
    agreed: how.agreed ?? false,
    line: how.line ?? false,
    from: g.s.pending.length,
    done: false,
    second: false,
  });
}

export function pushStep(g: Game, block: number, index: number, scope: number, actor: PlayerId, may: boolean): void {
  const frame: StepFrame = {
    k: 'step',
    block,
    index,
    at: 0,
    scope,
    actor,
    may,
    agreed: false,
    picks: [],
    more: [],
    i: 0,
    done: [],
    amount: 0,
    mission: -1,
    ordered: false,
  };
  push(g, frame);
}

export function pushTriggers(g: Game, list: Trigger[]): void {
  if (list.length > 0) push(g, { k: 'triggers', at: 0, list });
}

/** What has triggered since is resolved now, before anything below goes on. */
export function resolvePending(g: Game, from: number): boolean {
  const { pending } = g.s;
  if (pending.length <= from) return false;
  pushTriggers(g, pending.splice(from));
  return true;
}

export function pushPhase(g: Game, k: PhaseFrame['k']): void {
  push(g, { k, at: 0, i: 0, times: 0 });
}

/** How a step or a block ended. */
export const NOTHING = 0;
export const DONE = 1;
export const DECLINED_ALL = 2;
