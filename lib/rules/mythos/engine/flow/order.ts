import { legalAnswers, readAnswer } from '../legal/answers';
import { clone } from '../state/clone';
import type { TriggersFrame } from '../state/frames';
import { card, type Game, gameOf } from '../state/game';
import type { PlayerId, State, Trigger } from '../state/state';

// An order of triggers is asked only where it can matter. Whether it can is tried out on copies: if in every order the
// same is asked of players who know as much, and the same answers give the same board, the order decides nothing.

/** Carries out the frame on top of the stack. */
type CarryOn = (g: Game) => void;

export function orderMatters(g: Game, frame: TriggersFrame, list: readonly Trigger[], carryOn: CarryOn): boolean {
  if (list.length < 2) return false;
  if (list.every((trigger) => trigger.source === list[0]?.source)) return false;
  if (g.everyOrder) return true;
  if (list.every((trigger) => commutes(g, trigger))) return false;
  // Within a trial a question of order is one question more.
  if (g.trial) return true;
  const [given, ...others] = ordersToTry(list);
  // Where everything is done in either order, most differences show at once.
  const first = outcomes(g, frame, given ?? [], carryOn, null, 1);
  if (first === null || outcomes(g, frame, others[0] ?? [], carryOn, first, 1) === null) return true;
  const wanted = outcomes(g, frame, given ?? [], carryOn, null);
  return wanted === null || others.some((order) => outcomes(g, frame, order, carryOn, wanted) === null);
}

function commutes(g: Game, trigger: Trigger): boolean {
  const block = g.lib.blocks[trigger.block];
  // A stack that returns leaves cards in the discard pile, in an order.
  const leaves = card(g, trigger.source).under.length > 0 && block?.steps.some((step) => step.verb === 'return');
  return block?.commutes === true && !leaves;
}

/** The order as it is, reversed, and with neighbours changed: if none of them matters, none does. */
function ordersToTry(list: readonly Trigger[]): Trigger[][] {
  const swapped = list.slice(1).map((_, i) => {
    const order = [...list];
    [order[i], order[i + 1]] = [order[i + 1] as Trigger, order[i] as Trigger];
    return order;
  });
  // Of two the only other order is the reversed one.
  return list.length === 2 ? [[...list], [...list].reverse()] : [[...list], [...list].reverse(), ...swapped];
}

/** Longer chains, and those with more ways to go, are taken to need an order. */
const MOST_FRAMES = 2000;
const MOST_ENDS = 16;
const MOST_ANSWERS = 2;

/** Boards by the answers that lead to them. */
type Outcomes = Map<string, string>;
interface Branch {
  state: State;
  /** What each trigger's questions were answered, whatever order they came in. */
  answers: readonly string[];
}

/**
 * What comes of an order of triggers, for every answer to what is asked on the way. null: too much to try, or not what
 * comes of another order. `most`: so many ends are enough.
 */
function outcomes(
  g: Game,
  frame: TriggersFrame,
  order: readonly Trigger[],
  carryOn: CarryOn,
  wanted: Outcomes | null,
  most = MOST_ENDS,
): Outcomes | null {
  const begun = clone(g.s);
  const depth = begun.stack.length;
  const all = [...order, ...frame.list.filter((trigger) => !order.includes(trigger))];
  begun.stack[depth - 1] = { ...frame, list: [...all] };
  const found: Outcomes = new Map();
  const open: Branch[] = [{ state: begun, answers: [] }];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const trial = toQuestion(g, branch.state, depth, carryOn);
    if (trial === null || found.size + open.length >= MOST_ENDS) return null;
    const { prompt } = trial;
    if (prompt) {
      const answers = prompt.options.length > MOST_ANSWERS ? [] : legalAnswers(prompt);
      if (answers.length === 0 || answers.length > MOST_ANSWERS) return null;
      const left = trial.stack[depth - 1];
      const by = all[all.length - 1 - (left?.k === 'triggers' ? left.list.length : 0)]?.scope ?? -1;
      const asked = `${by} ${prompt.player} ${prompt.about} ${prompt.options.join()} ${knownTo(trial, prompt.player)}`;
      // The last one pushed is tried first: the fullest answer.
      const tried = most === 1 ? answers.slice(0, 1) : answers.reverse();
      tried.forEach((answer, i) => {
        const state = i === tried.length - 1 ? trial : clone(trial);
        state.prompt = null;
        state.answer = readAnswer(prompt, answer);
        open.push({ state, answers: [...(branch?.answers ?? []), `${asked}: ${String(answer)}`] });
      });
      continue;
    }
    const way = [...branch.answers].sort().join('; ');
    if (wanted !== null && !wanted.has(way)) return null;
    const board = boardOf(trial);
    if (wanted !== null && wanted.get(way) !== board) return null;
    found.set(way, board);
    if (found.size >= most) return found;
  }
  return wanted !== null && wanted.size !== found.size ? null : found;
}

/** Carried on until something is asked or all triggers are done; null: it takes too long. */
function toQuestion(g: Game, state: State, depth: number, carryOn: CarryOn): State | null {
  const trial: Game = { ...gameOf(g.lib, state, null), trial: true };
  for (let frames = 0; trial.s.stack.length >= depth && !trial.s.prompt; frames++) {
    if (frames > MOST_FRAMES) return null;
    carryOn(trial);
  }
  return trial.s;
}

/** Cards that a player has come to know: who draws first decides better. */
function knownTo({ players, cards }: State, player: PlayerId): string {
  const seen = cards.flatMap((card, id) => ((card.seenBy & (1 << player)) !== 0 ? [id] : []));
  return `${[...players[player].hand].sort((a, b) => a - b).join()} ${seen.join()}`;
}

/** All that can be seen or felt afterwards: where cards stand beside each other decides nothing. */
function boardOf({ players, cards, row, edge, random, duties, bonus }: State): string {
  const ids = (list: readonly number[]) => (list.length > 1 ? [...list].sort((a, b) => a - b) : list);
  return JSON.stringify([
    players.map((player) => ({ ...player, hand: ids(player.hand) })),
    cards.map((card) => (card.attached.length > 1 ? { ...card, attached: ids(card.attached) } : card)),
    row.map(({ sides }) => sides.map(ids)),
    [edge, random],
    duties.map((duty) => JSON.stringify(duty)).sort(),
    bonus.flatMap((id, i) => (i % 2 === 0 ? [`${id} ${bonus[i + 1]}`] : [])).sort(),
  ]);
}
