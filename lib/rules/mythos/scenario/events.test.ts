import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

// Every kind of event with its rule, player, cards and cause, in a file a person can read. It is renewed by
// `npx vitest run scenario/events -u`; what changed in it is then read line by line before it is committed.

const CASES = [
  'd24-two-left-switch', 'decisions/d11-default', 'decisions/d34-default', 'fx-ks-037-watch', 'fx-ss-119',
  'fx-ss-149-duel', 'k-mulligan', 'kin/copy-score', 'kin/crow', 'kin/declare', 'kin/gaara-search',
  'kin/known-forgotten', 'kin/rounds-through', 'kin/scroll', 'kin/ukon-falls', 'r010-hidden-keeps-no-tokens',
  'r041-hidden-strongest', 'r049-hidden-costs-0', 'r131-controller-controlled', 'r175-played-through',
]; // prettier-ignore

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});

function storyOf(file: string): string {
  const json: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'cases', `${file}.json`), 'utf8'));
  const { events, cards } = runScenario(definitions, json, library);
  const id = (card: number) => cards[card]?.id ?? `#${card}`;
  const lines = events.map(({ kind, player, cards: about, amount, mission, cause, secretTo, ruleRef, ...more }) => {
    const parts = [
      kind,
      player !== undefined && 'AB'.charAt(player),
      about?.map(id).join(' '),
      amount !== undefined && `× ${amount}`,
      mission !== undefined && `in mission ${mission + 1}`,
      more.side !== undefined && `on side ${'AB'.charAt(more.side)}`,
      more.from !== undefined && `from ${more.from}`,
      more.to !== undefined && `to ${more.to}`,
      more.price !== undefined && `for ${more.price}`,
      cause !== undefined && cause >= 0 && `by ${id(cause)}`,
      secretTo !== undefined && `secret to ${'AB'.charAt(secretTo)}`,
      `[${ruleRef}]`,
    ];
    return `  ${parts.filter((part) => typeof part === 'string' && part !== '').join(' ')}\n`;
  });
  return `${file}\n${lines.join('')}\n`;
}

it('what happens is told with its cause and the rule it followed, as in the file', async () => {
  const file = path.join(import.meta.dirname, 'golden', 'events.txt');
  await expect(CASES.map(storyOf).join('')).toMatchFileSnapshot(file);
});
