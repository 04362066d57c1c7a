import { z } from 'zod';
import { CONTESTS, type Fighter, type FightingTeam } from '@/lib/rules/ccg/showdown/power';
import type { Fight } from '@/lib/rules/ccg/showdown/showdown';
import { whole } from '@/lib/rules/bounds';

// A showdown in an address: `?a=6&b=2&blocked=yes&k=3&ki=1`. A number is what counts of a ninja now, so one number is
// enough for whatever is compared; `ki=1` says that K is injured. A field left empty is nobody.

export const SIDES = { attack: ['a', 'b', 'c'], block: ['k', 'l', 'm'] } as const;
export type Side = keyof typeof SIDES;
export type Place = (typeof SIDES)[Side][number];
/** As far as printed values go; enough for what effects add as well. */
export const BOUNDS = { min: -99, max: 99 } as const;

type Params = Readonly<Record<string, string | string[] | undefined>>;

export interface AskedFight {
  /** What stands in the fields, as it was given. */
  values: Readonly<Record<Place, string>>;
  injured: ReadonlySet<Place>;
  blocked: boolean;
  contest: (typeof CONTESTS)[number];
  /** Fields that hold something else than a whole number within the bounds. */
  wrong: Place[];
  /** Places of heads that are gone from a team of which somebody is left. */
  headGone: Place[];
  /** Undefined until there is somebody who attacks, and nothing wrong. */
  fight?: Fight<string>;
}

const number = z
  .string()
  .trim()
  .regex(/^[-−+]?\d{1,3}$/)
  .transform((text) => Number(text.replace('−', '-')))
  .pipe(whole(BOUNDS.min, BOUNDS.max));

/** The fields of the form as a query: a tick that the numbers make is seen as one. */
export function fieldsOf({ values, injured, blocked, contest }: AskedFight): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return new URLSearchParams([
    ...filled,
    ...[...injured].map((place) => [`${place}i`, '1']),
    ...(blocked ? [['blocked', 'yes']] : []),
    ...(contest === 'mental' ? [['by', contest]] : []),
  ]).toString();
}

export function readFight(params: Params): AskedFight {
  const one = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const places = [...SIDES.attack, ...SIDES.block];
  const values = Object.fromEntries(places.map((place) => [place, one(place).slice(0, 10)])) as Record<Place, string>;
  const injured = new Set(places.filter((place) => one(`${place}i`) === '1'));
  const contest = CONTESTS.find((name) => name === one('by')) ?? 'combat';
  // Who blocks has blocked: the tick alone says that of a team of which nobody is left.
  const blocked = one('blocked') === 'yes' || SIDES.block.some((place) => values[place].trim() !== '');
  const wrong = places.filter((place) => values[place].trim() !== '' && !number.safeParse(values[place]).success);
  const asked = { values, injured, blocked, contest, wrong, headGone: [] };

  const fighter = (place: Place): Fighter<string> | null => {
    const { data } = number.safeParse(values[place]);
    if (data === undefined) return null;
    const both = { combat: data, support: data };
    return { id: place.toUpperCase(), healthy: both, injured: both, mentalPower: data, isInjured: injured.has(place) };
  };
  const team = ([head, ...supports]: (typeof SIDES)[Side]): FightingTeam<string> => ({
    head: fighter(head),
    supports: supports.flatMap((place) => fighter(place) ?? []),
  });
  const attack = team(SIDES.attack);
  if (wrong.length > 0 || (!attack.head && attack.supports.length === 0)) return asked;
  const block = blocked ? team(SIDES.block) : null;
  const isHeadless = (one: FightingTeam<string> | null) => one && !one.head && one.supports.length > 0;
  const headGone = [...(isHeadless(attack) ? [SIDES.attack[0]] : []), ...(isHeadless(block) ? [SIDES.block[0]] : [])];
  return { ...asked, headGone, fight: { attack, block, contest } };
}
