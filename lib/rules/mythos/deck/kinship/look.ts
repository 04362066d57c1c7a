import type { CardType } from '../../cards/schema';
import type { CardDefinition } from '../../cards/schema';
import type { Compare, Group, Chosen } from '../../cards/effects/expression';
import type { Trait } from '../../cards/effects/trait';

/** What an effect asks of the cards it is about, as far as a printed card can answer. */
export interface Look {
  /** Left out: a character or an attachment. */
  type?: CardType | undefined;
  anyOf?: readonly Trait[] | undefined;
  noneOf?: readonly Trait[] | undefined;
  cost?: Compare | undefined;
  power?: Compare | undefined;
  hidden?: boolean | undefined;
  upgraded?: true | undefined;
  tokens?: Compare | undefined;
  /** Named alike with another card of the moment: who that will be, nobody knows before. */
  sameName?: true | undefined;
  controlled?: true | undefined;
  is?: 'weakest' | 'strongest' | 'cheapest' | undefined;
}

/** Reads a group as a question about single cards. Missions and cards of an upgrade stack are no cards of a deck. */
export function lookOf(group: Group | Chosen): Look | undefined {
  switch (group.from) {
    case undefined:
    case 'play':
      return pruned({
        type: 'character',
        anyOf: group.anyOf,
        noneOf: group.noneOf,
        cost: group.cost ?? group.printedCost ?? totalOf(group, 'cost'),
        power: group.power ?? group.printedPower ?? totalOf(group, 'power'),
        sameName: group.sameName === undefined ? undefined : true,
        hidden: group.hidden,
        upgraded: group.upgraded,
        tokens: group.tokens,
        controlled: group.controlled,
        is: group.is === 'soleStrongest' ? 'strongest' : group.is,
      });
    case 'attachments':
      return pruned({ type: 'attachment', anyOf: group.anyOf });
    case 'hand':
    case 'deck':
    case 'discard':
    case 'hidden':
    case 'bound':
      return pruned({
        type: group.from === 'hidden' ? 'character' : group.type,
        anyOf: group.anyOf,
        noneOf: group.noneOf,
        cost: group.cost ?? group.printedCost,
        power: group.power ?? group.printedPower,
      });
    case 'missions':
    case 'stack':
      return undefined;
  }
}

/** Of several that may have so much in all, none may have more. */
function totalOf(group: Group | Chosen, stat: 'cost' | 'power'): Compare | undefined {
  const total = 'total' in group ? group.total : undefined;
  return total?.stat === stat ? { atMost: total.atMost } : undefined;
}

function pruned(look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** A limit that is a plain number: what the board alone can tell asks nothing of a printed card. */
export function plainLimit(compare: Compare | undefined): { sign: keyof Signs; than: number } | undefined {
  for (const [sign, than] of Object.entries(compare ?? {})) if (typeof than === 'number') return { sign: sign as keyof Signs, than }; // prettier-ignore
  return undefined;
}

interface Signs {
  atMost: number;
  atLeast: number;
  exactly: number;
  lessThan: number;
  moreThan: number;
}

function within(value: number, compare: Compare | undefined): boolean {
  const limit = plainLimit(compare);
  if (!limit) return true;
  const { sign, than } = limit;
  switch (sign) {
    case 'atMost':
      return value <= than;
    case 'atLeast':
      return value >= than;
    case 'exactly':
      return value === than;
    case 'lessThan':
      return value < than;
    case 'moreThan':
      return value > than;
  }
}

/** Whether a card is such a one by what is printed on it; of its place and of what lies on it, nothing is asked. */
export function fits(card: CardDefinition, look: Look): boolean {
  if (card.type === 'mission') return look.type === 'mission';
  if (look.type !== undefined && look.type !== card.type) return false;
  if (look.anyOf && !look.anyOf.some((trait) => bears(card, trait))) return false;
  if (look.noneOf?.some((trait) => bears(card, trait))) return false;
  return within(card.chakra, look.cost) && within(card.power, look.power);
}

/** Whether a card has a trait by what is printed on it. */
export function bears(card: CardDefinition, trait: Trait): boolean {
  if ('name' in trait) return card.name.en === trait.name;
  if ('family' in trait) return card.family === trait.family;
  if ('keyword' in trait) return card.keywords.includes(trait.keyword);
  return card.type !== 'mission' && card.faction === trait.faction;
}

/** Whether a look tells cards apart at all: by a trait, by a limit, or by being an attachment. */
export function isSpecific(look: Look): boolean {
  return look.anyOf !== undefined || look.type === 'attachment' || plainLimit(look.cost ?? look.power) !== undefined;
}
