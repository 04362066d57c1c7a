import {
  type CardDefinition,
  FACTIONS,
  type Printing,
  RARITIES,
  type Rarity,
  type SetFile,
} from '@/lib/rules/mythos/cards/schema';
import { Dice } from './dice';
import { madeName, madeTitle } from './names';

/** Cards of one made set: some more than of a real one. */
const CARDS_PER_SET = 400;
/** Of them the last ones are missions, as many as a real set has. */
const MISSIONS_PER_SET = 20;
/** Cards that bear one name, on the average. */
const CARDS_PER_NAME = 12;
/** Positions of made sets come after those of all real ones. */
export const FIRST_POSITION = 1000;

/**
 * Sets of so many made cards, the same for the same seed. Each card is built after a real one (`models`): its kind, its
 * effects with other numbers, its keywords; what it is called, costs and is worth is made up. Some names are on very many
 * cards and most on few.
 */
export function* madeSets(count: number, seed: number, models: readonly CardDefinition[]): Generator<SetFile> {
  const dice = new Dice(seed);
  const names = [
    ...new Map(models.filter(({ type }) => type === 'character').map(({ name }) => [name.en, name])).values(),
    ...Array.from({ length: Math.ceil(count / CARDS_PER_NAME) }, () => madeName(dice)),
  ];
  const keywords = [...frequent(models.flatMap((card) => card.keywords)), ...Array.from({ length: Math.ceil(count / 1000) }, (_, n) => `Team ${n + 20}`)]; // prettier-ignore
  const of = (type: CardDefinition['type']) => models.filter((card) => card.type === type);
  const [characters, attachments, missions] = [of('character'), of('attachment'), of('mission')];
  for (let made = 0, number = 1; made < count; number += 1) {
    const size = Math.min(CARDS_PER_SET, count - made);
    const code = `Z${String(number).padStart(4, '0')}`;
    const played = Math.max(1, size - MISSIONS_PER_SET);
    const cards = Array.from({ length: size }, (_, index): CardDefinition => {
      const isMission = index >= played;
      const model = dice.pick(isMission ? missions : dice.happens(0.12) ? attachments : characters);
      const digits = isMission ? String(index - played + 1).padStart(2, '0') : String(index + 1).padStart(3, '0');
      const letter = isMission ? 'M' : '';
      const number = digits.padStart(3, '0');
      const common = {
        code: `${code}-${letter}${digits}`,
        effects: otherNumbers(dice.happens(0.2) ? model.effects.slice(0, 1) : model.effects, dice),
        keywords: [...new Set(Array.from({ length: dice.rank(4, 2) }, () => dice.favourite(keywords, 2.5)))],
        printings: madePrintings(`${code}-${letter}${number}`, number, isMission ? ['MMS'] : RARITIES, dice),
      };
      if (model.type === 'mission') return { ...common, type: 'mission', name: madeTitle(dice), points: dice.whole(1, 4) }; // prettier-ignore
      const faction = dice.favourite(FACTIONS, 2);
      const chakra = dice.rank(9, 1.3);
      if (model.type === 'attachment')
        return { ...common, type: 'attachment', name: madeTitle(dice), chakra, power: dice.whole(-1, 4), faction, attach: model.attach }; // prettier-ignore
      const version = madeTitle(dice);
      return { ...common, type: 'character', name: dice.favourite(names, 1.5), version, chakra, power: dice.whole(0, 2) + Math.min(chakra, 7), faction }; // prettier-ignore
    });
    made += size;
    const name = { en: `${madeTitle(dice).en} ${number}` };
    yield { game: 'mythos', code, position: FIRST_POSITION + number, name, cards };
  }
}

/** Each once, the most frequent first. */
function frequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
}

/** One and sometimes more, of rarities that follow each other: the common ones far more often. */
function madePrintings(id: string, number: string, rarities: readonly Rarity[], dice: Dice): Printing[] {
  const base = dice.rank(rarities.length, 1.5);
  const more = dice.happens(0.25) ? dice.whole(1, 3) : 0;
  return rarities.slice(base, base + 1 + more).map((rarity) => ({ id: `${id}-${rarity}`, rarity, number }));
}

/** The same effects with some amounts higher: other texts of the same words. */
function otherNumbers(effects: CardDefinition['effects'], dice: Dice): CardDefinition['effects'] {
  const more = dice.rank(4, 2);
  return JSON.parse(
    JSON.stringify(effects, (key, value: unknown) =>
      key === 'amount' && typeof value === 'number' && value > 0 ? value + more : value,
    ),
  ) as CardDefinition['effects'];
}
