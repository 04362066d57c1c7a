import type { Deed } from '../../cards/effects/facet-values';
import { FACTIONS } from '../../cards/traits';
import type { Copies, NumbersCard } from './card';
import { DEAR } from './hidden-play';
import { missionWants, type Want } from './mission-wants';

/** In what way a card serves a want. */
export type Way =
  | { by: 'ambush' | 'score' | 'again' | 'trait' }
  /** It does one of these. */
  | { by: 'deeds'; deeds: Deed[] }
  | { by: 'power'; power: number }
  | { by: 'cheap' | 'dear'; chakra: number }
  /** Its effects look at Power tokens. */
  | { by: 'tokens' };

export interface Service {
  code: string;
  count: number;
  /** Never empty. */
  reasons: { want: Want['want']; way: Way }[];
}

export interface MissionService {
  mission: string;
  /** Undefined where the mission's effects were not brought along. */
  wants: Want[] | undefined;
  /** Those with the most reasons first, then by copies. */
  served: Service[];
}

/** A character of this cost or less comes down beside another in the same round. */
export const CHEAP = 2;

/** What in the deck serves each of its missions, with reasons as data. */
export function missionServices(missions: readonly NumbersCard[], cards: readonly Copies[]): MissionService[] {
  return missions.map(({ code, effects }) => {
    if (!effects) return { mission: code, wants: undefined, served: [] };
    const wants = missionWants(effects);
    const served = cards
      .flatMap(({ card, count }): Service[] => {
        const reasons = wants.flatMap((want) => waysOf(want, card).map((way) => ({ want: want.want, way })));
        return reasons.length > 0 ? [{ code: card.code, count, reasons }] : [];
      })
      .sort((a, b) => b.reasons.length - a.reasons.length || b.count - a.count || (a.code < b.code ? -1 : 1));
    return { mission: code, wants, served };
  });
}

function waysOf(want: Want, card: NumbersCard): Way[] {
  const character = card.type === 'character';
  const { chakra = 0, power = 0 } = card;
  switch (want.want) {
    case 'hidden':
      return [...when(card.timing.includes('ambush'), { by: 'ambush' } as const), ...deeds(card, 'put-hidden', 'hide-friendly', 'reveal')]; // prettier-ignore
    case 'hidden-enemies':
      return deeds(card, 'hide-enemy');
    case 'power':
      return when(character && power >= want.atLeast, { by: 'power', power } as const);
    case 'strongest':
      return [
        ...when(character && power >= STRONG, { by: 'power', power } as const),
        ...deeds(card, 'powerup', 'strengthen'),
      ];
    case 'exactly':
      return want.characters === 1
        ? when(character && power >= STRONG, { by: 'power', power } as const)
        : [...when(character && chakra <= CHEAP, { by: 'cheap', chakra } as const), ...deeds(card, 'move-friendly')];
    case 'many':
      return [...when(character && chakra <= CHEAP, { by: 'cheap', chakra } as const), ...deeds(card, 'move-friendly')];
    case 'tokens':
      return when(card.cares.includes('tokens'), { by: 'tokens' } as const);
    case 'chakra':
      return when(character && chakra >= DEAR, { by: 'dear', chakra } as const);
    case 'score':
      return when(card.timing.includes('score'), { by: 'score' } as const);
    case 'replay':
      // Cheap to play again, and its MAIN lines act again.
      return when(character && chakra <= AGAIN && card.timing.includes('main') && card.does.some(atOnce), {
        by: 'again',
      } as const);
    case 'their-hand':
      return deeds(card, 'discard-opponent');
    case 'trait':
      return when(
        Object.values(want.trait).some((name) => traits(card).includes(name)),
        { by: 'trait' } as const,
      );
  }
}

/** Power that few characters reach. */
const STRONG = 5;
const AGAIN = 3;

/** What is done once, on being played, and so again on being played again. */
function atOnce(deed: string): boolean {
  return ['hide-enemy', 'defeat-enemy', 'move-enemy', 'bounce', 'powerup', 'untoken', 'draw', 'search', 'recover', 'discard-opponent', 'chakra', 'chakra-steal', 'play', 'look'].includes(deed); // prettier-ignore
}

function when(holds: boolean, way: Way): Way[] {
  return holds ? [way] : [];
}

function deeds(card: NumbersCard, ...wanted: Deed[]): Way[] {
  const done = wanted.filter((deed) => card.does.includes(deed));
  return done.length > 0 ? [{ by: 'deeds', deeds: done }] : [];
}

function traits({ name, faction, keywords }: NumbersCard): readonly string[] {
  return [name, ...(FACTIONS.some((one) => one === faction) && faction ? [faction] : []), ...keywords];
}
