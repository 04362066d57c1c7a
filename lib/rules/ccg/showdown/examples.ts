import type { Fighter, FightingTeam } from './power';
import type { Fight } from './showdown';

// Worked examples of the rulebook, by id: their results are computed where they are shown, never written down. The
// ninja have no names; attackers are A, B, C and blockers K, L, M.

type Values = readonly [combat: number, support: number];

function fighter(id: string, healthy: Values, more: Partial<Omit<Fighter<string>, 'injured'>> & { injured?: Values } = {}): Fighter<string> {
  const values = ([combat, support]: Values) => ({ combat, support });
  const { injured = [healthy[0] - 1, healthy[1] - 1], ...rest } = more;
  return { id, healthy: values(healthy), injured: values(injured), isInjured: false, ...rest };
} // prettier-ignore

const team = (head: Fighter<string>, ...supports: Fighter<string>[]): FightingTeam<string> => ({ head, supports });
const fight = (attack: FightingTeam<string>, block: FightingTeam<string> | null, contest: Fight['contest'] = 'combat'): Fight<string> => ({ attack, block, contest }); // prettier-ignore

const a = fighter('A', [3, 1]);
const b = fighter('B', [2, 2]);
const c = fighter('C', [1, 1]);
const k = fighter('K', [3, 1]);
const l = fighter('L', [2, 1]);

export const SHOWDOWN_EXAMPLES = {
  /** A head and two supports: 3 + 2 + 1. */
  'team-power': fight(team(a, b, c), null),
  'unblocked-4': fight(team(fighter('A', [4, 1])), null),
  'unblocked-5': fight(team(a, b), null),
  'difference-4': fight(team(fighter('A', [6, 1]), b), team(k, l)),
  'difference-5': fight(team(fighter('A', [7, 1]), b), team(k, l)),
  tie: fight(team(a, c), team(k, l)),
  /** The injured head has 1 instead of 4, which turns the fight. */
  injured: fight(team(fighter('A', [4, 1], { isInjured: true, injured: [1, 0] })), team(k)),
  mental: fight(
    team(fighter('A', [6, 1], { mentalPower: 1 }), fighter('B', [2, 2])),
    team(fighter('K', [1, 0], { mentalPower: 4 })),
    'mental',
  ),
} as const satisfies Readonly<Record<string, Fight<string>>>;
