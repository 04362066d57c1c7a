// What the schema cannot see: a card can be well formed and still speak of something that is not there. Messages are
// for authors of set files, in English like the files themselves.

const oneOf = (words: readonly string[]) => (words.length > 1 ? `one of ${words.join(', ')}` : words.join());

const MESSAGES = {
  // Names spoken of
  unbound: ({ name, known }: { name: string; known: readonly string[] }) =>
    `nothing is called "${name}" here; expected ${oneOf(known)}`,
  notHere: ({ name, where }: { name: string; where: string }) => `"${name}" is only there ${where}`,
  noCard: ({ name, expected }: { name: string; expected: string }) => `"${name}" is a card; expected ${expected}`,
  taken: ({ name }: { name: string }) => `"${name}" always means something else; expected another name`,
  unknownTrait: ({ kind, name, like }: { kind: string; name: string; like: readonly string[] }) =>
    `no card has the ${kind} "${name}"${like.length > 0 ? `; expected something like ${like.join(', ')}` : ''}`,
  wrongType: ({ kind, name, type }: { kind: string; name: string; type: string }) =>
    `no ${type} has the ${kind} "${name}", so nothing can match`,
  familyNotInName: ({ family, name }: { family: string; name: string }) =>
    `expected a part of the name "${name}", found "${family}"`,
  // Filters
  never: ({ what, least }: { what: string; least: number }) => `nothing can match: ${what} is never below ${least}`,
  always: ({ what }: { what: string }) => `this is always so: ${what} is never below 0`,
  decided: () => 'two plain numbers are compared; expected something that can change',
  hiddenHasNone: ({ what }: { what: string }) => `nothing can match: a hidden card has no ${what}`,
  hiddenIsZero: ({ what }: { what: string }) => `nothing can match: the ${what} of a hidden card is 0`,
  ownSide: () => 'nothing can match: a card of yours on your side is not controlled by another',
  bothWays: ({ name }: { name: string }) => `"${name}" is asked for and ruled out`,
  twice: ({ name }: { name: string }) => `"${name}" stands here twice`,
  pointless: ({ field, needs }: { field: string; needs: string }) => `${field} says nothing without ${needs}`,
  nothing: ({ least }: { least: number }) => `does nothing; expected ${least} or more`,
  zero: () => 'does nothing; expected any number but 0',
  // Targets
  outOfReach: ({ verb, from, reached }: { verb: string; from: string; reached: readonly string[] }) =>
    `${verb} does nothing to cards from ${from}; expected ${oneOf(reached)}`,
  hiddenAlready: () => 'does nothing: a hidden card cannot be hidden again',
  tooMany: ({ most }: { most: number }) => `nobody owns as many cards; expected at most ${most}, or "all"`,
  // Lines
  noTiming: ({ timing, type }: { timing: string; type: string }) =>
    `${timing.toUpperCase()} never comes for ${type}s; expected ${type === 'mission' ? 'main or score' : 'main, ambush or score'}`,
  noGate: ({ gate }: { gate: string }) => `missions are not played, so ${gate} never opens`,
  noGrant: ({ grant, type }: { grant: string; type: string }) => `${grant} does nothing on ${type}s`,
  noLine: ({ name, known }: { name: string; known: readonly string[] }) =>
    `no line of this card is its ${name} effect${known.length > 0 ? `; expected ${oneOf(known)}` : ', and no other line can be meant either'}`,
  nothingToChange: ({ name, needs }: { name: string; needs: string }) =>
    `the ${name} effect has no ${needs} that this could change`,
  unchanged: ({ name }: { name: string }) => `it is the ${name} effect already`,
  endless: ({ name }: { name: string }) => `the ${name} effect repeats itself without end`,
  noDoubt: ({ what }: { what: string }) => `the other reading has the same ${what} as the card, so nothing is in doubt`,
  noErratum: ({ what }: { what: string }) => `the ${what} after its day is the same, so nothing was corrected`,
};

export type MistakeCode = keyof typeof MESSAGES;
export const MISTAKE_CODES = Object.keys(MESSAGES) as MistakeCode[];
type Params<C extends MistakeCode> = Parameters<(typeof MESSAGES)[C]>[0];

/** Something a card says that cannot be meant. */
export interface Mistake {
  /** From the card: `effects`, 0, `steps`, 1, `what`. */
  path: readonly (string | number)[];
  code: MistakeCode;
  /** What was found and what was expected, for people. */
  message: string;
}

export function mistake<C extends MistakeCode>(path: Mistake['path'], code: C, params: Params<C>): Mistake {
  const message = MESSAGES[code] as (params: Params<C>) => string;
  return { path, code, message: message(params) };
}
