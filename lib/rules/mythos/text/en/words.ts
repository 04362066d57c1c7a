import type { Trait } from '../../cards/effects/trait';
import type { Stat } from '../../cards/effects/expression';
import type { Speaker } from '../grammar';
import { joined, listed, type Part, type Piece, plain, say, term, type Text } from '../pieces';
import { factionLabel, keywordLabel } from '../traits';

/** Words the glossary explains, in the forms the sentences want. */
export const WORDS = {
  attachment: term('attachment', 'attachment'),
  attachments: term('attachment', 'attachments'),
  chakra: term('chakra', 'chakra'),
  character: term('character', 'character'),
  characters: term('character', 'characters'),
  chakraPlus: term('chakra-x', 'CHAKRA'),
  controlled: term('take-control', 'controlled'),
  defeat: term('defeat', 'defeat'),
  defeated: term('defeat', 'defeated'),
  discardPile: term('discard-pile', 'discard pile'),
  edge: term('edge', 'Edge'),
  enemy: term('enemy', 'enemy'),
  friendly: term('friendly', 'friendly'),
  hidden: term('hidden', 'hidden'),
  hiding: term('hide', 'hiding'),
  mission: term('mission', 'mission'),
  missions: term('mission', 'missions'),
  move: term('move', 'move'),
  moved: term('move', 'moved'),
  moves: term('move', 'moves'),
  nonHidden: term('non-hidden', 'non-hidden'),
  pass: term('pass', 'pass'),
  power: term('power', 'Power'),
  powerTokens: term('power-token', 'Power tokens'),
  powerup: term('powerup', 'POWERUP'),
  printedPower: term('printed-power', 'printed Power'),
  reveal: term('reveal', 'reveal'),
  revealed: term('reveal', 'revealed'),
  round: term('round', 'round'),
  score: term('score', 'SCORE'),
  stack: term('stack', 'upgrade stack'),
  strongest: term('weakest-strongest', 'strongest'),
  upgrade: term('upgrade', 'upgrade'),
  weakest: term('weakest-strongest', 'weakest'),
} as const satisfies Record<string, Piece>;

export const STAT_WORDS: Readonly<Record<Stat, Part>> = {
  cost: 'cost',
  power: WORDS.power,
  printedCost: 'printed cost',
  printedPower: WORDS.printedPower,
  tokens: say`number of ${term('power-token', 'Power tokens')}`,
};

/** What is read off the card's face. */
export const PRINTED: Readonly<Record<Stat, Stat>> = {
  cost: 'printedCost',
  power: 'printedPower',
  printedCost: 'printedCost',
  printedPower: 'printedPower',
  tokens: 'tokens',
};

/** What the card calls itself. */
export function cardNoun({ type }: Speaker): Piece {
  return WORDS[type];
}

export function points(n: Part, one = n === 1): Text {
  return say`${n} ${term('mission-points', one ? 'Mission point' : 'Mission points')}`;
}

export function tokens(n: Part): Text {
  return say`${n} ${term('power-token', n === 1 ? 'Power token' : 'Power tokens')}`;
}

/** `a` or `an`, by the sound the next word begins with. */
export function withArticle(text: Text): Text {
  const vowel = /^[aeiou]/i.test(plain(text)) && !/^(one\b|uni|use)/i.test(plain(text));
  return say`${vowel ? 'an' : 'a'} ${text}`;
}

/** A number to be added: `+2`, `−1`. */
export function signed(n: number): Text {
  return say`${n < 0 ? '' : '+'}${n}`;
}

export function traitPiece(trait: Trait, card: Speaker): Piece {
  if ('name' in trait) return { kind: 'name', name: trait.name, text: card.nameOf(trait.name) };
  const text =
    'faction' in trait ? factionLabel(trait.faction, 'en') : 'keyword' in trait ? keywordLabel(trait.keyword, 'en') : trait.family; // prettier-ignore
  return { kind: 'trait', trait, text };
}

export function anyTrait(traits: readonly Trait[], card: Speaker): Text {
  return listed(
    traits.map((trait) => traitPiece(trait, card)),
    'or',
  );
}

/** The word for the thing with its traits before it; a name alone is word enough for one. */
export function named(
  traits: readonly Trait[] | undefined,
  many: boolean,
  card: Speaker,
  word: Part,
  nameIsEnough: boolean,
): Part {
  if (!traits) return word;
  const families = traits.filter((trait) => 'family' in trait);
  const others = traits.filter((trait) => !('family' in trait));
  const enough = nameIsEnough && !many && traits.every((trait) => 'name' in trait);
  const whole = enough ? anyTrait(others, card) : say`${anyTrait(others, card)} ${word}`;
  if (families.length === 0) return whole;
  const kin = say`${word} ${withFamily(families, card)}`;
  return others.length === 0 ? kin : listed([whole, kin], 'or');
}

/** `with Uchiha in the name`. */
function withFamily(families: readonly Trait[], card: Speaker): Text {
  return say`with ${anyTrait(families, card)} in the name`;
}

/** `other than Gaara`, `without Uchiha in the name`: what `not` leaves out. */
export function otherThan(traits: readonly Trait[] | undefined, card: Speaker): Part {
  const names = traits?.filter((trait) => 'name' in trait) ?? [];
  const families = traits?.filter((trait) => 'family' in trait) ?? [];
  return joined([
    names.length > 0 ? say`other than ${anyTrait(names, card)}` : '',
    families.length > 0 ? say`without ${anyTrait(families, card)} in the name` : '',
  ]);
}

/** `non-Jutsu`; names are left to `otherThan`. */
export function not(traits: readonly Trait[] | undefined, card: Speaker): Part {
  return joined(
    traits
      ?.filter((trait) => 'faction' in trait || 'keyword' in trait)
      .map((trait) => say`non-${traitPiece(trait, card)}`) ?? [],
  );
}
