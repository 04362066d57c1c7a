import type { CcgCard, Jutsu, Ninja } from '../cards/schema';
import type { Action } from '../engine/actions';
import { apply, type Outcome } from '../engine/apply';
import { makeLibrary } from '../engine/game';
import type { Refusal } from '../engine/reasons';
import type { GameEvent } from '../engine/state/events';
import type { Phase, Pile, PlayerId, PlayerState, State } from '../engine/state/state';

// A table set up as a literal: cards by short names, one line a pile.

type Sized<Card> = Partial<Omit<Card, 'kind' | 'code' | 'name'>> & { name?: string };
const base = (code: string, { name, ...more }: { name?: string }) => ({
  code: `T-${code}`,
  name: { en: name ?? code },
  symbol: 'fire' as const,
  entranceCost: 0,
  handCost: 0,
  ...more,
});

export const ninja = (code: string, combat: number, support: number, more: Sized<Ninja> = {}): CcgCard => ({
  kind: 'ninja',
  healthy: { combat, support },
  injured: { combat: combat - 1, support: support - 1 },
  effects: [],
  ...base(code, more),
});
export const mission = (code: string, more: object = {}): CcgCard => ({
  kind: 'mission',
  text: { en: '.' },
  ...base(code, more),
});
export const client = (code: string, more: object = {}): CcgCard => ({
  kind: 'client',
  text: { en: '.' },
  ...base(code, more),
});
export const jutsu = (code: string, more: Sized<Jutsu> = {}): CcgCard => {
  const { entranceCost: _, handCost: __, ...rest } = base(code, more);
  return { kind: 'jutsu', text: { en: '.' }, cost: { symbols: [], any: 0 }, ...rest };
}; // prettier-ignore

export interface TableOf {
  cards: readonly CcgCard[];
  /** Short codes; a card named twice is there twice, the second with ' before it cannot be addressed. */
  piles: readonly [Partial<Record<Pile, string[]>>, Partial<Record<Pile, string[]>>];
  teams?: readonly [string[][], string[][]];
  marker?: number;
  phase?: Phase;
  attacker?: PlayerId;
  turn?: number;
  injured?: string[];
}

/** Plays on a state of its own. Cards are addressed as `0:code` or `1:code`, by their owner. */
export class Table {
  state: State;
  events: GameEvent[] = [];
  private readonly library;
  private readonly ids = new Map<string, number>();

  constructor({
    cards,
    piles,
    teams = [[], []],
    marker = 5,
    phase = 'mission',
    attacker = 0,
    turn = 3,
    injured = [],
  }: TableOf) {
    this.library = makeLibrary(cards);
    const states: State['cards'] = [];
    const place = (holder: PlayerId): PlayerState => {
      const pile = (name: Pile) =>
        (piles[holder][name] ?? []).map((code) => {
          const owner: PlayerId = (name === 'rewards') === (holder === 0) ? 1 : 0;
          const key = `${owner}:${code}`;
          if (!this.ids.has(key)) this.ids.set(key, states.length);
          return states.push({ code: `T-${code}`, owner, injured: injured.includes(key), bonus: null }) - 1;
        });
      return {
        deck: pile('deck'), hand: pile('hand'), village: pile('village'), battlefield: pile('battlefield'),
        chakra: pile('chakra'), discard: pile('discard'), rewards: pile('rewards'),
        marker, teams: teams[holder].map((members) => members.map((code) => this.id(`${holder}:${code}`))),
        redraws: 0, ready: true, done: { ninja: false, mission: false, client: false },
      }; // prettier-ignore
    };
    const players: State['players'] = [place(0), place(1)];
    this.state = { version: 1, random: 1, cards: states, players, first: 0, attacker, turn, phase, lanes: [], chain: [], priority: attacker, declined: 0, winner: null }; // prettier-ignore
  }

  id(card: string): number {
    const id = this.ids.get(card);
    if (id === undefined) throw new Error(`no ${card} on this table`);
    return id;
  }

  try(action: Action): Outcome {
    return apply(this.library, this.state, action);
  }

  /** Throws when it is refused. */
  do(...actions: Action[]): this {
    for (const action of actions) {
      const outcome = this.try(action);
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.reason)}`);
      this.state = outcome.state;
      this.events.push(...outcome.events);
    }
    return this;
  }

  refusal(action: Action): Refusal['code'] | null {
    const outcome = this.try(action);
    return outcome.ok ? null : outcome.reason.code;
  }

  /** Codes in a pile, in order. */
  pile(player: PlayerId, pile: Pile): string[] {
    return this.state.players[player][pile].map((id) => this.state.cards[id]?.code.slice(2) ?? '');
  }
}
