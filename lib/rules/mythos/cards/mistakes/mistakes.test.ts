import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { cardSchema } from '../schema';
import { knownTraits } from './known-traits';
import { MISTAKE_CODES, type MistakeCode } from './mistake';
import { mistakesOf } from './mistakes';

const shipped = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);

const played = {
  name: { en: 'Kiba Inuzuka', fr: 'Kiba Inuzuka' },
  keywords: ['Team 8'],
  chakra: 1,
  power: 1,
  faction: 'Leaf Village',
  printings: [{ id: 'TT-001-C', rarity: 'C', number: '001' }],
};
const character = { ...played, code: 'TT-001', type: 'character' };
const attachment = {
  ...played,
  code: 'TT-002',
  type: 'attachment',
  name: { en: 'A Thing', fr: 'Une chose' },
  attach: { to: 'character', side: 'friendly', faceUp: true },
};
const onMission = { ...attachment, attach: { to: 'mission' } };
const mission = {
  code: 'TT-M01',
  type: 'mission',
  name: { en: 'A Mission', fr: 'Une mission' },
  keywords: [],
  points: 2,
  printings: [{ id: 'TT-001-MMS', rarity: 'MMS', number: '001' }],
};
const main = (...steps: unknown[]) => ({ kind: 'instant', timing: 'main', steps });
const still = (...grants: unknown[]) => ({ kind: 'static', timing: 'main', grants });
const change = (of: string, to: unknown) => ({ kind: 'modifier', timing: 'upgrade', of, change: to });
const hide = (what: unknown) => main({ do: 'hide', what });
const defeat = (what: unknown) => main({ do: 'defeat', what });

/** `path code` of each mistake on a card with these effects. */
function found(effects: unknown[], base: object = character): string[] {
  const card = cardSchema.parse({ effects, ...base });
  return mistakesOf(card, knownTraits([...shipped, card])).map(({ path, code }) => `${path.join('.')} ${code}`);
}

type Case = [what: string, code: MistakeCode, path: string, effects: unknown[], base?: object];

const CASES: Case[] = [
  // Names spoken of
  ['a name that nothing binds', 'unbound', 'effects.0.steps.0.what', [hide('hidden')]],
  [
    'a name bound only later',
    'unbound',
    'effects.0.steps.0.amount.of',
    [main({ do: 'powerup', amount: { stat: 'cost', of: 'gone' } }, { do: 'hide', what: { side: 'enemy' }, as: 'gone' })],
  ],
  [
    'the member of a loop after the loop',
    'unbound',
    'effects.0.steps.1.what',
    [
      main(
        { do: 'forEach', of: { side: 'enemy', choose: 'all' }, member: 'each', steps: [{ do: 'hide', what: 'each' }] },
        { do: 'hide', what: 'each' },
      ),
    ],
  ],
  ['the host of a character', 'notHere', 'effects.0.grants.0.to', [still({ grant: 'power', to: 'host', amount: 1 })]],
  ['the host of a mission’s attachment', 'notHere', 'effects.0.steps.0.to', [main({ do: 'powerup', amount: 1, to: 'host' })], onMission],
  ['"it" where nothing happens to a character', 'notHere', 'effects.0.steps.0.what', [{ kind: 'triggered', timing: 'main', on: { event: 'passed' }, steps: [{ do: 'hide', what: 'it' }] }]],
  ['a partner without a duel', 'notHere', 'effects.0.steps.0.what', [hide('partner')]],
  ['what an attachment covers', 'notHere', 'effects.0.steps.0.what', [hide('covered')], attachment],
  ['the target outside a price', 'notHere', 'effects.0.steps.0.amount.of', [main({ do: 'powerup', amount: { stat: 'cost', of: 'target' } })]],
  ['whether a card is done', 'noCard', 'effects.0.steps.0.if.done', [main({ do: 'draw', amount: 1, if: { done: 'self' } })]],
  ['a name that is taken', 'taken', 'effects.0.steps.0.as', [main({ do: 'draw', amount: 1, as: 'host' })]],
  ['an unknown name', 'unknownTrait', 'effects.0.steps.0.what.anyOf.0', [hide({ anyOf: [{ name: 'Kiba Inuzuk' }] })]],
  ['an unknown keyword', 'unknownTrait', 'effects.0.steps.0.what.noneOf.0', [hide({ noneOf: [{ keyword: 'Team 80' }] })]],
  ['an unknown family', 'unknownTrait', 'effects.0.steps.0.what.anyOf.0', [hide({ anyOf: [{ family: 'Uchia' }] })]],
  ['an unknown keyword that is given', 'unknownTrait', 'effects.0.grants.0.trait', [still({ grant: 'trait', to: 'self', trait: { keyword: 'Team 80' } })]],
  ['a duel with nobody', 'unknownTrait', 'effects.0.gate.duel', [{ ...hide({ side: 'enemy' }), gate: { duel: 'Gara' } }]],
  ['an unknown keyword of a host', 'unknownTrait', 'attach.anyOf.0', [], { ...attachment, attach: { ...attachment.attach, anyOf: [{ keyword: 'Team 80' }] } }],
  ['a character with the name of a mission', 'wrongType', 'effects.0.steps.0.what.anyOf.0', [hide({ anyOf: [{ name: shipped.find((card) => card.type === 'mission')!.name.en }] })]],
  ['a family that is not in the name', 'familyNotInName', 'family', [], { ...character, family: 'Uchiha' }],
  // Filters
  ['a cost below 0', 'never', 'effects.0.steps.0.what.cost', [hide({ cost: { lessThan: 0 } })]],
  ['tokens exactly -1', 'never', 'effects.0.steps.0.what.tokens', [hide({ tokens: { exactly: -1 } })]],
  ['a count below 0', 'never', 'effects.0.steps.0.if.is', [main({ do: 'draw', amount: 1, if: { value: { count: { side: 'enemy' } }, is: { lessThan: 0 } } })]],
  ['a count of 0 or more', 'always', 'effects.0.steps.0.if.is', [main({ do: 'draw', amount: 1, if: { value: { count: { side: 'enemy' } }, is: { atLeast: 0 } } })]],
  ['2 and 3 compared', 'decided', 'effects.0.steps.0.if', [main({ do: 'draw', amount: 1, if: { value: 2, is: { atLeast: { plus: [1, 2] } } } })]],
  ['a hidden card by keyword', 'hiddenHasNone', 'effects.0.steps.0.what.anyOf', [defeat({ hidden: true, anyOf: [{ keyword: 'Team 8' }] })]],
  ['a hidden card by cost', 'hiddenIsZero', 'effects.0.steps.0.what.cost', [defeat({ hidden: true, cost: { atLeast: 2 } })]],
  ['a hidden card by printed Power', 'hiddenIsZero', 'effects.0.steps.0.what.printedPower', [defeat({ hidden: true, printedPower: { exactly: 3 } })]],
  ['your card on your side under another’s control', 'ownSide', 'effects.0.steps.0.what.controlled', [hide({ side: 'yours', owned: true, controlled: true })]],
  ['a trait wanted and ruled out', 'bothWays', 'effects.0.steps.0.what.anyOf.0', [hide({ anyOf: [{ keyword: 'Team 8' }], noneOf: [{ keyword: 'Team 8' }] })]],
  ['upgrade effects that are no upgrade effects', 'bothWays', 'effects.0.steps.0.effect.notTiming', [main({ do: 'copy', of: { side: 'enemy' }, effect: { timing: 'upgrade', notTiming: 'upgrade' } })]],
  ['a trait twice', 'twice', 'effects.0.steps.0.what.anyOf.1', [hide({ anyOf: [{ keyword: 'Team 8' }, { keyword: 'Team 8' }] })]],
  ['a keyword twice', 'twice', 'keywords.1', [], { ...character, keywords: ['Team 8', 'Team 8'] }],
  ['a scale for nothing', 'pointless', 'effects.0.steps.0.what.among', [hide({ side: 'enemy', among: 'play' })]],
  ['a choice of 0', 'nothing', 'effects.0.steps.0.what.choose', [hide({ side: 'enemy', choose: 0 })]],
  ['a choice of up to 0', 'nothing', 'effects.0.steps.0.what.choose.upTo', [hide({ side: 'enemy', choose: { upTo: 0 } })]],
  ['up to the top 0 cards', 'nothing', 'effects.0.steps.0.what.top.upTo', [main({ do: 'discard', what: { from: 'discard', top: { upTo: 0 } } })]],
  ['the top 0 cards', 'nothing', 'effects.0.steps.0.what.top', [main({ do: 'discard', what: { from: 'deck', top: 0 } })]],
  ['a total below 0', 'nothing', 'effects.0.steps.0.what.total.atMost', [hide({ side: 'enemy', choose: 'any', total: { stat: 'cost', atMost: -1 } })]],
  ['a draw of 0', 'nothing', 'effects.0.steps.0.amount', [main({ do: 'draw', amount: 0 })]],
  ['up to 0 tokens', 'nothing', 'effects.0.steps.0.amount.upTo', [main({ do: 'removeTokens', amount: { upTo: 0 }, from: 'self' })]],
  ['a discount of 0', 'nothing', 'effects.0.steps.0.less', [main({ do: 'play', what: { from: 'hand' }, less: 0 })]],
  ['0 Power given', 'zero', 'effects.0.grants.0.amount', [still({ grant: 'power', to: 'self', amount: 0 })]],
  ['a hidden card by the name of another', 'hiddenHasNone', 'effects.0.steps.0.what.sameName', [defeat({ hidden: true, sameName: 'self' })]],
  ['a hidden card of more than 0', 'hiddenIsZero', 'effects.0.steps.0.what.cost', [defeat({ hidden: true, cost: { moreThan: 0 } })]],
  ['2 tokens or more than -1', 'always', 'effects.0.steps.0.if.is', [main({ do: 'draw', amount: 1, if: { value: { stat: 'tokens', of: 'self' }, is: { moreThan: -1 } } })]],
  ['a cost that is less than none', 'never', 'effects.0.steps.0.if.is', [main({ do: 'draw', amount: 1, if: { value: { stat: 'cost', of: 'self' }, is: { atMost: -1 } } })]],
  ['0 Power added', 'zero', 'effects.0.steps.0.amount', [{ kind: 'triggered', timing: 'main', on: { event: 'beforePower' }, steps: [{ do: 'addPower', to: { in: 'here' }, amount: 0 }] }], mission],
  ['a side that gets 0', 'zero', 'effects.0.grants.0.amount', [still({ grant: 'sideTotal', amount: 0 })], mission],
  // Targets
  ['hidden cards to be hidden', 'hiddenAlready', 'effects.0.steps.0.what.hidden', [hide({ side: 'enemy', hidden: true })]],
  ['hidden cards to be hidden, by their faces', 'hiddenAlready', 'effects.0.steps.0.what.from', [hide({ from: 'hidden' })]],
  ['the second of two groups hidden already', 'hiddenAlready', 'effects.0.steps.0.what.1.hidden', [hide([{ side: 'enemy' }, { side: 'enemy', hidden: true }])]],
  ...(['hand', 'deck', 'discard', 'missions'] as const).flatMap((from): Case[] => [
    [`hide from ${from}`, 'outOfReach', 'effects.0.steps.0.what.from', [hide({ from })]],
    [`defeat from ${from}`, 'outOfReach', 'effects.0.steps.0.what.from', [defeat({ from })]],
    [`move from ${from}`, 'outOfReach', 'effects.0.steps.0.what.from', [main({ do: 'move', what: { from } })]],
    [`control of cards from ${from}`, 'outOfReach', 'effects.0.steps.0.what.from', [main({ do: 'takeControl', what: { from } })]],
    [`tokens on cards from ${from}`, 'outOfReach', 'effects.0.steps.0.to.from', [main({ do: 'powerup', amount: 1, to: { from } })]],
  ]),
  ['hide beneath others', 'outOfReach', 'effects.0.steps.0.what.from', [hide({ from: 'stack', of: 'self', part: 'bottom' })]],
  ['tokens from cards in hand', 'outOfReach', 'effects.0.steps.0.from.from', [main({ do: 'removeTokens', amount: 1, from: { from: 'hand' } })]],
  ['tokens onto cards in hand', 'outOfReach', 'effects.0.steps.0.to.from', [main({ do: 'moveTokens', amount: 1, from: 'self', to: { from: 'hand' } })]],
  ['a choice of 51', 'tooMany', 'effects.0.steps.0.what.choose', [hide({ side: 'enemy', choose: 51 })]],
  ['a choice of up to 60, in two numbers', 'tooMany', 'effects.0.steps.0.what.choose.upTo', [main({ do: 'discard', what: { from: 'hand', choose: { upTo: { plus: [50, 10] } } } })]],
  // Lines
  ['UPGRADE on an attachment', 'noTiming', 'effects.0.timing', [{ ...hide({ side: 'enemy' }), timing: 'upgrade' }], attachment],
  ['AMBUSH on a mission', 'noTiming', 'effects.0.timing', [{ ...hide({ side: 'enemy' }), timing: 'ambush' }], mission],
  ['FIRST STRIKE on a mission', 'noGate', 'effects.0.gate.firstStrike', [{ ...hide({ side: 'enemy' }), gate: { firstStrike: true } }], mission],
  ['an attachment that is an upgrade', 'noGrant', 'effects.0.grants.0.grant', [still({ grant: 'upgradeOver', what: { side: 'friendly' } })], attachment],
  ['the cost of a mission', 'noGrant', 'effects.0.grants.0.grant', [still({ grant: 'cost', of: 'self', less: 1 })], mission],
  ['a change of a line that is not there', 'noLine', 'effects.1.of', [hide({ side: 'enemy' }), change('ambush', { verb: 'defeat' })]],
  ['a repeat of a line that is not there', 'noLine', 'effects.0.steps.0.effect', [main({ do: 'repeat', effect: 'duel' })]],
  ['a hide that is not there, defeating', 'nothingToChange', 'effects.1.change.verb', [main({ do: 'draw', amount: 1 }), change('main', { verb: 'defeat' })]],
  ['a limit that is not there', 'nothingToChange', 'effects.1.change.limit', [hide({ side: 'enemy', cost: { atMost: 2 } }), change('main', { limit: 'power', is: null })]],
  ['a play that is not there, cheaper', 'nothingToChange', 'effects.1.change.less', [hide({ side: 'enemy' }), change('main', { less: 1 })]],
  ['MAIN that becomes MAIN', 'unchanged', 'effects.1.change.becomes', [hide({ side: 'enemy' }), change('main', { becomes: 'main' })]],
  ['an effect that repeats itself', 'endless', 'effects.0.steps.0.effect', [main({ do: 'repeat', effect: 'main' })]],
  ['a doubt about nothing', 'noDoubt', 'doubts.0.other', [], { ...character, doubts: [{ about: 'faction', other: 'Leaf Village' }] }],
  ['an erratum about nothing', 'noErratum', 'errata.0.was.power', [], { ...character, errata: [{ on: '2026-05-01', was: { power: character.power } }] }],
]; // prettier-ignore

describe('a mistake', () => {
  it.each(CASES)('%s: %s', (_, code, path, effects, base) => {
    expect(found(effects, base)).toEqual([`${path} ${code}`]);
  });

  it('has a case here for every kind', () => {
    expect(new Set(CASES.map(([, code]) => code))).toEqual(new Set(MISTAKE_CODES));
  });
});

describe('no mistake', () => {
  it.each<[string, unknown[], object?]>([
    ['a name bound before', [main({ do: 'hide', what: { side: 'enemy' }, as: 'gone' }), change('main', { add: [{ do: 'powerup', amount: { stat: 'power', of: 'gone' } }] })]],
    ['what a step did, asked until it did enough', [main({ do: 'hide', what: { side: 'enemy' }, as: 'gone', until: { value: { count: 'gone' }, is: { atLeast: 2 } } })]],
    ['the partner of a duel', [{ ...hide('partner'), gate: { duel: 'Gaara' } }]],
    ['the one that was played', [{ kind: 'triggered', timing: 'main', on: { event: 'played', what: { side: 'friendly' } }, steps: [{ do: 'powerup', amount: 1, to: 'it' }] }]],
    ['the host of an attachment', [main({ do: 'powerup', amount: 1, to: 'host' })], attachment],
    ['an attachment that is revealed', [{ ...main({ do: 'draw', amount: 1 }), timing: 'ambush' }], attachment],
    ['UPGRADE given to characters', [still({ grant: 'gains', to: { in: 'here' }, effect: { ...hide('covered'), timing: 'upgrade' } })], mission],
    ['hidden cards of Power 0 or less, or with tokens', [defeat({ hidden: true, cost: { atMost: 2 }, power: { atLeast: 3 } })]],
    ['a stack to defeat or to move', [main({ do: 'defeat', what: { from: 'stack', of: 'self', part: 'top' } }, { do: 'move', what: { from: 'stack', of: 'self', part: 'bottom' } })]],
    ['hidden cards defeated, and a stack that is hidden (001, "Upgrade")', [defeat({ side: 'enemy', hidden: true, upgraded: true })]],
    ['what was looked at', [main({ do: 'look', at: { side: 'enemy', hidden: true }, as: 'seen' }, { do: 'defeat', what: { from: 'bound', name: 'seen' } })]],
    ['a choice of 50', [defeat({ side: 'enemy', choose: { upTo: 50 } })]],
    ['a comparison with what is not known beforehand', [main({ do: 'draw', amount: 1, if: { value: { count: { side: 'enemy' } }, is: { atLeast: { count: { side: 'friendly' } } } } })]],
    ['a number compared with what is not known beforehand', [main({ do: 'draw', amount: 1, if: { value: 2, is: { atMost: { count: { side: 'friendly' } } } } })]],
    ['the Power of a card asked, which may be anything', [main({ do: 'draw', amount: 1, if: { value: { stat: 'power', of: 'self' }, is: { atLeast: 0 } } })]],
    ['a hidden card that costs less than another', [defeat({ hidden: true, cost: { lessThan: { stat: 'cost', of: 'self' } } })]],
    ['Power below 0 (D7)', [hide({ power: { lessThan: 0 } })]],
    ['the price of a target', [main({ do: 'takeControl', what: { side: 'enemy' }, price: { stat: 'power', of: 'target' } })]],
    ['a line of a doubt that changes a line of the card', [hide({ side: 'enemy' })], { ...character, doubts: [{ about: 'effects', other: [change('main', { verb: 'defeat' })] }] }],
  ])('%s', (_, effects, base) => expect(found(effects, base)).toEqual([])); // prettier-ignore

  it('is on any shipped card', () => {
    const known = knownTraits(shipped);
    const all = shipped.flatMap((card) => mistakesOf(card, known).map((one) => [card.code, one.path.join('.'), one.message])); // prettier-ignore
    expect(all).toEqual([]);
  });
});

describe('the message', () => {
  it.each<[string, unknown[], string]>([
    ['no line to change', [change('ambush', { verb: 'defeat' })], 'no line of this card is its ambush effect, and no other line can be meant either'],
    ['another line to change', [hide({ side: 'enemy' }), change('ambush', { verb: 'defeat' })], 'no line of this card is its ambush effect; expected main'],
    ['a zone out of reach', [hide({ from: 'hand' })], 'hide does nothing to cards from hand; expected play'],
  ])('reads well for %s', (_, effects, message) => {
    const card = cardSchema.parse({ ...character, effects });
    expect(mistakesOf(card, knownTraits([card])).map((one) => one.message)).toEqual([message]);
  }); // prettier-ignore

  it('says what was found and what was expected', () => {
    const card = cardSchema.parse({ ...character, effects: [hide('hidden')] });
    const [mistake] = mistakesOf(card, knownTraits([card]));
    expect(mistake?.message).toBe('nothing is called "hidden" here; expected one of self, covered');
  });

  it('names what looks like a mistyped word', () => {
    const card = cardSchema.parse({ ...character, effects: [hide({ anyOf: [{ keyword: 'team 8' }] })] });
    const [mistake] = mistakesOf(card, knownTraits([card]));
    expect(mistake?.message).toBe('no card has the keyword "team 8"; expected something like Team 8');
  });
});
