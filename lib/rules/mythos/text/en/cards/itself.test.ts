import { describe, expect, it } from 'vitest';
import type { Effect, Grant } from '../../../cards/effects/effect';
import type { Characters, Target } from '../../../cards/effects/expression';
import type { Step } from '../../../cards/effects/step';
import type { Speaker } from '../../grammar';
import { instant, told } from '../testing';

const friend = { side: 'friendly', in: 'here' } as const;

describe('whether a card could be taken for one of those it speaks of', () => {
  const cheers = (what: Target) => instant({ do: 'powerup', amount: 1, to: what });
  const gaara = { name: 'Gaara', traits: [{ faction: 'Sand Village' }, { keyword: 'Team Baki' }] } as const;
  it.each<[Target, Partial<Speaker>, string]>([
    [friend, gaara, 'another friendly character in this mission'],
    [{ ...friend, anyOf: [{ name: 'Gaara' }] }, gaara, 'another friendly Gaara in this mission'],
    [{ ...friend, anyOf: [{ name: 'Kankuro' }] }, gaara, 'a friendly Kankuro in this mission'],
    [{ ...friend, anyOf: [{ keyword: 'Team Baki' }] }, gaara, 'another friendly Team Baki character in this mission'],
    [{ ...friend, anyOf: [{ keyword: 'Summon' }] }, gaara, 'a friendly Summon character in this mission'],
    [
      { ...friend, noneOf: [{ faction: 'Sand Village' }] },
      gaara,
      'a friendly non-Sand Village character in this mission',
    ],
    [{ ...friend, hidden: true }, gaara, 'a hidden friendly character in this mission'],
    [{ ...friend, in: 'elsewhere' }, gaara, 'a friendly character in another mission'],
    [friend, { type: 'attachment' }, 'a friendly character in this mission'],
    [friend, { type: 'mission' }, 'one of your characters in this mission'],
  ])('%j', (what, card, text) => {
    expect(told(cheers(what), card)).toBe(`POWERUP 1 on ${text}.`);
  });

  it('for each of several, "another" would be one more', () => {
    const each: Step = { do: 'forEach', of: 'spent', member: 'one', steps: [{ do: 'hide', what: friend }] };
    const spends = instant({ do: 'discard', what: { from: 'hand', choose: 2 }, as: 'spent' });
    expect(told(instant(each), { before: [spends] })).toBe(
      'For each of the cards discarded by the MAIN effect, hide a friendly character in this mission other than this character.',
    );
  });

  it('an upgrade over any other name', () => {
    const over: Grant = { grant: 'upgradeOver', what: { noneOf: [{ keyword: 'Summon' }, { name: 'Gaara' }] } };
    expect(told({ kind: 'static', timing: 'main', grants: [over] }, gaara)).toBe(
      'This character can be played as an upgrade over a friendly non-Summon character with another name.',
    );
  });

  it('an effect given to others is told as theirs', () => {
    const given = (to: 'self' | Characters): Effect => {
      const effect = instant({ do: 'hide', what: { side: 'friendly', anyOf: [{ name: 'Gaara' }] } });
      return { kind: 'static', timing: 'main', grants: [{ grant: 'gains', to, effect }] };
    };
    expect(told(given({ in: 'here' }), gaara)).toMatch(/: MAIN ↯ Hide a friendly Gaara in play\.$/);
    expect(told(given('self'), gaara)).toMatch(/: MAIN ↯ Hide another friendly Gaara in play\.$/);
  });

  it('an attachment gives its chakra to its host', () => {
    const chakra: Effect = { kind: 'static', timing: 'main', grants: [{ grant: 'chakra', amount: 1 }] };
    expect(told(chakra, { type: 'attachment', on: 'character' })).toBe('This character has CHAKRA +1.');
    expect(told(chakra, { type: 'attachment', on: 'mission' })).toBe('CHAKRA +1.');
  });
});
