import { describe, expect, it } from 'vitest';
import type { Effect } from '../cards/effects/effect';
import type { CardDefinition } from '../cards/schema';
import { cardText, effectText } from './card-text';
import type { Speaker } from './grammar';
import { plain } from './pieces';

const draw = { do: 'draw', amount: 1 } as const;
const instant = { kind: 'instant', timing: 'main', steps: [draw] } as const satisfies Effect;
const static_ = { kind: 'static', timing: 'main', grants: [{ grant: 'chakra', amount: 1 }] } as const satisfies Effect; // prettier-ignore

function speaker(...effects: Effect[]): Speaker {
  return { type: 'character', effects, nameOf: (name) => (name === 'Gaara' ? 'Ґаара' : name) };
}

describe('what is printed before a line', () => {
  it.each<[string, Effect, string]>([
    ['an instant', instant, 'MAIN ↯ Draw 1 card.'],
    ['a continuous effect', static_, 'MAIN ⧗ CHAKRA +1.'],
    ['another timing', { ...instant, timing: 'score' }, 'SCORE ↯ Draw 1 card.'],
    ['DUEL stands for MAIN', { ...instant, gate: { duel: 'Gaara' } }, 'DUEL Ґаара ↯ Draw 1 card.'],
    ['FIRST STRIKE stands for MAIN', { ...instant, gate: { firstStrike: true } }, 'FIRST STRIKE ↯ Draw 1 card.'],
    [
      'both gates',
      { ...instant, gate: { firstStrike: true, duel: 'Gaara' } },
      'FIRST STRIKE DUEL Ґаара ↯ Draw 1 card.',
    ],
    ['a gate with another timing', { ...instant, timing: 'upgrade', gate: { duel: 'Gaara' } }, 'UPGRADE DUEL Ґаара ↯ Draw 1 card.'], // prettier-ignore
    ['a line that changes another has no icon', { kind: 'modifier', timing: 'upgrade', of: 'main', change: { add: [draw] } }, 'UPGRADE MAIN effect: in addition, draw 1 card.'], // prettier-ignore
  ])('%s', (_name, effect, text) => {
    expect(plain(effectText(effect, speaker(effect), 'en'))).toBe(text);
  });
});

describe('cardText', () => {
  const attachment: CardDefinition = {
    type: 'attachment',
    code: 'TT-001',
    name: { en: 'Kunai Knife', fr: 'Kunai' },
    chakra: 1,
    power: 3,
    faction: 'Independent',
    keywords: ['Weapon'],
    attach: { to: 'character', side: 'friendly', faceUp: true },
    effects: [instant, static_],
    printings: [{ id: 'TT-001-C', rarity: 'C', number: '001' }],
  };

  it('tells an attachment’s condition first, then its lines in printed order', () => {
    expect(cardText(attachment, { locale: 'en' }).map(plain)).toEqual([
      'Attach to a non-hidden friendly character.',
      'MAIN ↯ Draw 1 card.',
      'MAIN ⧗ This character has CHAKRA +1.',
    ]);
  });

  it('tells names as the reader’s language has them, and which name it is', () => {
    const hides: Effect = { ...instant, steps: [{ do: 'hide', what: { anyOf: [{ name: 'Gaara' }] } }] };
    const [text] = cardText({ ...attachment, effects: [hides] }, { locale: 'en', nameOf: () => 'Ґаара' }).slice(1);
    expect(text).toContainEqual({ kind: 'name', name: 'Gaara', text: 'Ґаара' });
  });

  it('has nothing to say of a card without effects', () => {
    const plainCard: CardDefinition = { ...attachment, attach: { to: 'mission' }, effects: [] };
    expect(cardText(plainCard, { locale: 'en' }).map(plain)).toEqual(['Attach to a mission.']);
  });
});
