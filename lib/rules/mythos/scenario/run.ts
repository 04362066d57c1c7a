import type { CardDefinition } from '../cards/schema';
import { apply, type Watch } from '../engine/engine';
import { EndlessError } from '../engine/flow/loop';
import type { Action } from '../engine/legal/actions';
import { firstAnswer } from '../engine/legal/answers';
import type { CardLibrary } from '../engine/library/types';
import { clone } from '../engine/state/clone';
import type { GameEvent } from '../engine/state/events';
import type { Phase, State } from '../engine/state/state';
import { answerOf, type Choice } from './answers';
import { type Board, buildBoard, libraryFor } from './board';
import { BoardError } from './builder';
import { type Failure, failuresOf } from './expect';
import { idOf, playerOf, promptOptions, sideOf } from './labels';
import { PathError } from './paths';
import { type AdvanceTo, complaint, type Scenario, scenarioSchema, type ScenarioStep } from './schema';
import { actionOf } from './steps';

export interface ScenarioResult {
  ok: boolean;
  failures: Failure[];
  /** The file cannot be run: where, and what was expected there. */
  error?: string;
  events: GameEvent[];
  final: State | null;
  /** What the numbers of cards in `events` and `final` stand for: each card's id and code, at the place of its number. */
  cards: { id: string; code: string }[];
}

/** What happened at once, as the one who looks on sees it. */
export interface Moment {
  /** What was done; of one action there may be several moments. null: a step that was refused. */
  action: Action | null;
  /** Place in the file of the step at hand; -1: before the first. */
  step: number;
  events: readonly GameEvent[];
  /** The board after it. */
  state: State;
  /** Why the step was refused; nothing has happened then. */
  refused?: string;
}

/** Prompts and phases a scenario may need at most: a bound for what is run for others. */
const MOST_STEPS = 2000;

/** Runs a scenario as it came: never throws for what is wrong with it. `moments`: where to note what happens, bit by bit. */
export function runScenario(
  definitions: readonly CardDefinition[],
  json: unknown,
  library?: CardLibrary,
  moments?: Moment[],
): ScenarioResult {
  try {
    const parsed = scenarioSchema.safeParse(json);
    if (!parsed.success) return refused(complaint(parsed.error));
    const scenario = parsed.data;
    const made = library && !scenario.cards ? library : libraryFor(definitions, scenario);
    return new Runner(buildBoard(made, scenario), scenario, moments).run();
  } catch (error) {
    if (error instanceof BoardError || error instanceof PathError) return refused(error.message);
    if (error instanceof EndlessError) return refused(`steps: ${error.message}`);
    // Steps inside steps inside steps …: more than any card says.
    if (error instanceof RangeError) return refused('scenario: nested too deeply to be read');
    throw error;
  }
}

const refused = (error: string): ScenarioResult => ({
  ok: false,
  failures: [],
  error,
  events: [],
  final: null,
  cards: [],
});

class Runner {
  private state: State;
  private auto: 'first' | 'no' | undefined;
  private readonly events: GameEvent[] = [];
  private readonly failures: Failure[] = [];
  /** A phase that is to be carried out, and the one that is being. */
  private goal: AdvanceTo | null = null;
  private under: Phase | null = null;
  private steps = 0;
  /** What the next step chooses. */
  private ahead: readonly Choice[] = [];
  private at = -1;

  constructor(
    private readonly board: Board,
    private readonly scenario: Scenario,
    private readonly moments: Moment[] | undefined,
  ) {
    this.state = board.state;
    this.auto = scenario.auto;
  }

  run(): ScenarioResult {
    if (this.state.phase === 'setup') this.act({ type: 'advance' });
    const steps = this.scenario.steps ?? [];
    for (const [at, step] of steps.entries()) {
      this.at = at;
      const next = nextOf(steps, at + 1);
      const answered = next !== undefined && 'choose' in next;
      this.ahead = answered ? next.choose : [];
      if (!this.step(step, `steps.${at}`, answered)) return this.result();
    }
    const expected = this.scenario.expect ?? {};
    const named = Object.keys(expected).some((path) => path.startsWith('prompt.'));
    if (!named) this.settle();
    if (this.state.prompt && !named) this.open('prompt');
    this.failures.push(...failuresOf(this.look(), expected, 'expect'));
    return this.result();
  }

  private result(): ScenarioResult {
    const { failures, events, state } = this;
    const { labels, library } = this.board;
    const cards = state.cards.map(({ def }, number) => ({
      id: idOf(labels, number),
      code: library.cards[def]?.code ?? '',
    }));
    return { ok: failures.length === 0, failures, events, final: state, cards };
  }

  private look() {
    return { ...this.board, state: this.state, events: this.events };
  }

  private fail(path: string, expected: unknown, actual: unknown): false {
    this.failures.push({ path, expected, actual });
    return false;
  }

  private open(path: string): false {
    const { prompt } = this.state;
    const actual = prompt && {
      player: sideOf(prompt.player),
      kind: prompt.kind,
      options: promptOptions(this.board.labels, this.state, prompt),
    };
    return this.fail(path, 'no open prompt', actual);
  }

  private act(action: Action): string | null {
    if (this.steps++ > MOST_STEPS) throw new BoardError('steps', `no more than ${MOST_STEPS} actions and answers`);
    const seen: Moment[] = [];
    const { at: step } = this;
    const watch: Watch = (events, state) => seen.push({ action, step, events, state: clone(state) });
    const how = { watch: this.moments && watch, everyOrder: this.orderAhead(action) };
    const outcome = apply(this.board.library, this.state, action, how);
    if (!outcome.ok) return outcome.reason;
    this.state = outcome.state;
    this.events.push(...outcome.events);
    // What no event tells, an open prompt, belongs to the last of them.
    const events = seen.at(-1)?.events ?? [];
    this.moments?.push(...seen.slice(0, -1), { action, step, events, state: this.state });
    return null;
  }

  /** An order of triggers may be given also where it cannot matter: it is then asked, and the next step answers it. */
  private orderAhead(action: Action): boolean {
    const { library, labels } = this.board;
    if (this.ahead.length < 2 || !this.ahead.every((choice) => labels.cards.has(String(choice)))) return false;
    const fits = (everyOrder: boolean): boolean => {
      const outcome = apply(library, this.state, action, { everyOrder });
      if (!outcome.ok || !outcome.prompt || (everyOrder && outcome.prompt.about !== 'triggers')) return false;
      return answerOf(labels, outcome.state, outcome.prompt, this.ahead) !== null;
    };
    return !fits(false) && fits(true);
  }

  /** Prompts that no step answers, and the way to a goal, as far as both go by themselves. */
  private settle(): void {
    for (;;) {
      const { prompt } = this.state;
      if (prompt) {
        if (!this.auto) return;
        const answer = this.auto === 'no' && prompt.no ? 'no' : firstAnswer(prompt);
        this.act({ type: 'answer', player: prompt.player, answer });
      } else if (!this.onward()) return;
    }
  }

  /** One step towards the goal of `advance`; false: there is none, or it is reached. */
  private onward(): boolean {
    if (this.goal === null) return false;
    if (this.under !== null && this.under === this.goal) {
      this.goal = null;
      this.under = null;
      return false;
    }
    const { phase, players, turn } = this.state;
    if (phase === 'over') {
      this.goal = null;
      return false;
    }
    if (phase === 'action' && !(players[0].passed && players[1].passed)) {
      this.under = null;
      this.act({ type: 'pass', player: players[turn].passed ? (turn === 0 ? 1 : 0) : turn });
      return true;
    }
    this.under = phase === 'action' ? 'scoring' : phase;
    this.act({ type: 'advance' });
    return true;
  }

  /** `answered`: what is open now, the next step answers. */
  private step(step: ScenarioStep, path: string, answered: boolean): boolean {
    if ('auto' in step) {
      this.auto = step.auto;
      return true;
    }
    if ('choose' in step) return this.choose(step, path);
    if ('expect' in step) {
      if (!answered && !Object.keys(step.expect).some((one) => one.startsWith('prompt.'))) this.settle();
      const failed = failuresOf(this.look(), step.expect, `${path}.expect`);
      this.failures.push(...failed.map((one) => ({ ...one, path: `${path}.expect.${one.path}` })));
      return true;
    }
    if (!('mulligan' in step)) this.settle();
    if ('advance' in step) {
      if (this.state.prompt) return this.open(path);
      this.goal = step.advance;
      this.under = null;
      // Prompts on the way are for the steps that follow; `auto` answers those that no step does.
      this.onward();
      while (!this.state.prompt && this.onward());
      return true;
    }
    const action = actionOf(this.board.labels, this.state, step, path);
    const reason = typeof action === 'string' ? action : this.act(action);
    return this.judge(step.illegal, reason, path);
  }

  /** A refusal is what was wanted, or it is a failure that ends the run. */
  private judge(illegal: string | true | undefined, reason: string | null, path: string): boolean {
    if (illegal === undefined) return reason === null || this.fail(path, 'legal', reason);
    if (reason === null) return this.fail(path, illegal === true ? 'illegal' : illegal, 'legal');
    this.moments?.push({ action: null, step: this.at, events: [], state: this.state, refused: reason });
    return illegal === true || illegal === reason || this.fail(path, illegal, reason);
  }

  private choose(step: Extract<ScenarioStep, { choose: unknown }>, path: string): boolean {
    const before = { state: this.state, events: this.events.length, moments: this.moments?.length ?? 0 };
    const reason = this.tryChoice(step);
    if (reason !== null) {
      this.state = before.state;
      this.events.length = before.events;
      this.moments?.splice(before.moments);
    }
    if (!this.judge(step.illegal, reason, path)) return false;
    if (reason === null && this.goal !== null) while (!this.state.prompt && this.onward());
    return true;
  }

  private tryChoice(step: Extract<ScenarioStep, { choose: unknown }>): string | null {
    const player = playerOf(step.player);
    for (let i = 0; i < 50; i++) {
      const { prompt } = this.state;
      if (!prompt) return 'no-prompt';
      const answer = prompt.player === player ? answerOf(this.board.labels, this.state, prompt, step.choose) : null;
      if (answer !== null) return this.act({ type: 'answer', player, answer });
      // To name targets is to use the line that changes what is done to them, and to leave the order of triggers as it is.
      const byTheWay = prompt.about === 'modifier' || prompt.about === 'triggers';
      if (byTheWay && prompt.player === player && step.illegal === undefined) {
        this.act({ type: 'answer', player, answer: firstAnswer(prompt) });
      } else if (this.auto && step.illegal === undefined) {
        const automatic = this.auto === 'no' && prompt.no ? 'no' : firstAnswer(prompt);
        this.act({ type: 'answer', player: prompt.player, answer: automatic });
      } else return prompt.player === player ? 'not-an-option' : 'not-your-turn';
    }
    return 'not-an-option';
  }
}

/** The step that acts or answers next. */
function nextOf(steps: readonly ScenarioStep[], from: number): ScenarioStep | undefined {
  for (let at = from; at < steps.length; at++) {
    const step = steps[at] as ScenarioStep;
    if (!('expect' in step) && !('auto' in step)) return step;
  }
  return undefined;
}
