import { readSetFile } from '@/lib/testing/set-files';
import type { EventKind, GameEvent } from '../../engine/state/events';
import { buildBoard, libraryFor } from '../../scenario/board';
import type { Scenario } from '../../scenario/schema';
import { plain } from '../pieces';
import { narrate, type NarrateOptions } from './narrate';

// A small board, and one event told of it.

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const scenario: Scenario = {
  title: 'A board to tell of',
  round: 3,
  players: {
    A: { hand: ['KS-028', 'KS-016', { id: 'senbon', card: 'SS-079' }], deck: ['KS-001'] },
    B: { hand: ['KS-003'] },
  },
  missions: [
    {
      card: 'KS-M02',
      rank: 'D',
      A: [{ id: 'kakashi', card: 'KS-015' }],
      B: [
        { id: 'naruto', card: 'KS-010', hidden: true },
        { id: 'sasuke', card: 'KS-014', attachments: [{ id: 'kunai', card: 'SS-080' }] },
      ],
    },
    { card: 'SS-M02', rank: 'C', A: [], B: [] },
  ],
  missionDeck: ['KS-M03', { id: 'twin', card: 'SS-M02' }],
};
export const library = libraryFor(definitions, scenario);
const board = buildBoard(library, scenario);
export const { state } = board;
export const id = (label: string): number => board.labels.cards.get(label) ?? -1;

export type Data = Omit<GameEvent, 'kind' | 'ruleRef'>;
export const [A, B] = [0, 1] as const;

export function tell(kind: EventKind, data: Data, options: Partial<NarrateOptions> = {}): string {
  const lines = narrate([{ kind, ruleRef: '001', ...data }], { locale: 'en', library, state, ...options });
  return lines.map((line) => plain(line.text)).join(' ');
}
