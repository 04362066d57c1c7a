import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';

// Made up, so that the pictures of the rulebook show no card that exists: an example should not be taken for advice.

const printing = (rarity: 'C' | 'MMS', number: string) => [{ id: `XX-${number}-${rarity}`, rarity, number }];

export const SAMPLES = {
  character: {
    code: 'XX-001',
    type: 'character',
    name: { en: 'Gate Guard', fr: 'Garde de la porte', pl: 'Strażnik bramy', uk: 'Вартовий брами' },
    version: { en: 'Night Watch', fr: 'Ronde de nuit', pl: 'Nocna warta', uk: 'Нічна варта' },
    chakra: 3,
    power: 2,
    faction: 'Leaf Village',
    keywords: ['Team 8'],
    effects: [
      {
        kind: 'instant',
        timing: 'main',
        steps: [{ do: 'hide', what: { side: 'enemy', in: 'here', cost: { atMost: 2 } } }],
      },
    ],
    printings: printing('C', '001'),
  },
  attachment: {
    code: 'XX-002',
    type: 'attachment',
    name: { en: 'Old Lantern', fr: 'Vieille lanterne', pl: 'Stara latarnia', uk: 'Старий ліхтар' },
    chakra: 1,
    power: 2,
    faction: 'Leaf Village',
    keywords: ['Weapon'],
    attach: { to: 'character', side: 'friendly', faceUp: true },
    effects: [{ kind: 'instant', timing: 'main', steps: [{ do: 'draw', amount: 1 }] }],
    printings: printing('C', '002'),
  },
  mission: {
    code: 'XX-M01',
    type: 'mission',
    name: { en: 'Escort the Ferry', fr: 'Escorter le bac', pl: 'Eskorta promu', uk: 'Супровід порома' },
    points: 2,
    keywords: [],
    effects: [{ kind: 'instant', timing: 'score', steps: [{ do: 'gainChakra', amount: 2 }] }],
    printings: printing('MMS', '901'),
  },
} satisfies Record<string, CardDefinition>;
