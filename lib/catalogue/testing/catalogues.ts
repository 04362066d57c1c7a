import fc from 'fast-check';
import { type CardDefinition, FACTIONS, RARITIES, type SetFile, setFileSchema } from '@/lib/rules/mythos/cards/schema';
import { readSetFile } from '@/lib/testing/set-files';

// Small catalogues such as no publisher prints: what the schema allows and a search might stumble over.

/** Marks and signs of the query language and of SQL, letters that fold to others, scripts, very short and very long. */
const AWKWARD = [
  'Naruto', 'naruto uzumaki', 'NARUTO', 'Na', 'N', '%', '_', 'a%b', 'a_b', "O'Hara", 'l’élève', 'd’Orochimaru', 'a\\b', '"quoted"', '/slash/', 'x:y', 'a~b', '-no', 'or', 'team:7', 'c:3',
  'Straße', 'Œuvre', 'Łódź', 'İstanbul', 'ﬁn', 'Kyûbi', 'ÅNGSTRÖM', 'Наруто', 'Їжак', 'Ґаара', 'Джірайя', 'ナルト', 'うずまきナルト', '柱間', '砂漠の我愛羅', 'ﾅﾙﾄ', 'שלום', '🦊 Fox', '½', '①', '7', '007', '+1', '−2', 'Team 7', 'team-7', 'TEAM  7', 'Équipe 7', 'A'.repeat(200), 'word '.repeat(30).trim(),
] as const; // prettier-ignore

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...AWKWARD) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...AWKWARD), fc.constantFrom(...AWKWARD)).map((two) => two.join(' ').slice(0, 200).trim()) },
); // prettier-ignore

const names = fc.record({ en: text, fr: text, pl: text, uk: text, ja: text, it: text }, { requiredKeys: ['en', 'fr'] });

const models = [...readSetFile('ks').cards, ...readSetFile('ss').cards];
const SET_CODES = ['00', '77', 'KS', 'SS', 'ZZZZZZZZ'] as const;

/** Effects that look for names and keywords look for awkward ones; what a line calls its own things begins small. */
function lookingFor(effects: CardDefinition['effects'], wanted: string): CardDefinition['effects'] {
  return JSON.parse(
    JSON.stringify(effects, (key, value: unknown) =>
      (key === 'name' || key === 'keyword') && typeof value === 'string' && /^\p{Lu}/u.test(value)
        ? wanted.slice(0, 60).trim()
        : value,
    ),
  ) as CardDefinition['effects'];
}

const number = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(0, 9, 10, 99));
const card = fc.record({
  model: fc.constantFrom(...models),
  name: names,
  version: names,
  alias: fc.option(text, { nil: undefined }),
  wanted: fc.option(text, { nil: undefined }),
  keywords: fc.uniqueArray(text.map((one) => one.slice(0, 60).trim()), { maxLength: 3 }),
  chakra: number,
  power: number,
  below: fc.boolean(),
  faction: fc.constantFrom(...FACTIONS),
  rarities: fc.uniqueArray(fc.constantFrom(...RARITIES), { minLength: 1, maxLength: 3 }),
}); // prettier-ignore

/** A set of a few such cards. Throws where the schema would not have it: then it is no catalogue. */
export const catalogues: fc.Arbitrary<SetFile> = fc
  .record({
    code: fc.constantFrom(...SET_CODES),
    name: text,
    cards: fc.array(card, { minLength: 1, maxLength: 12 }),
    numbers: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ code, name, cards, numbers }) =>
    setFileSchema.parse({
      game: 'mythos',
      code,
      position: 1,
      name: { en: name },
      cards: cards.map(({ model, wanted, alias, rarities, below, ...made }, at) => {
        const two = String(numbers[at]).padStart(2, '0');
        const letter = model.type === 'mission' ? 'M' : '';
        const common = {
          code: `${code}-${letter || '0'}${two}`,
          name: made.name,
          version: made.version,
          ...(alias ? { aliases: { name: [alias] } } : {}),
          keywords: made.keywords,
          effects: wanted ? lookingFor(model.effects, wanted) : model.effects,
          printings: rarities.map((rarity) => ({
            id: `${code}-${letter}0${two}-${rarity}`,
            rarity,
            number: `0${two}`,
          })),
        };
        if (model.type === 'mission') return { ...common, type: 'mission', points: made.chakra };
        const { faction, chakra } = made;
        return model.type === 'attachment'
          ? {
              ...common,
              type: 'attachment',
              chakra,
              faction,
              power: below ? -made.power : made.power,
              attach: model.attach,
            }
          : { ...common, type: 'character', chakra, faction, power: made.power };
      }),
    }),
  );
