import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

// Files as hands and programs spoil them: something is missing, doubled, of another kind or in another place. Whatever
// comes in, the answer is a result or the place of what is wrong; never an exception.

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const folder = path.join(import.meta.dirname, 'cases');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

type Node = Record<string, unknown> | unknown[];
interface Place {
  parent: Node;
  key: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const get = ({ parent, key }: Place): unknown => (parent as Record<string, unknown>)[key];
const set = ({ parent, key }: Place, value: unknown): void => {
  (parent as Record<string, unknown>)[key] = value;
};

function places(node: unknown): Place[] {
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => [{ parent: node, key }, ...places(value)]);
}

const SPOILS: Record<string, (place: Place, other: Place, junk: unknown) => void> = {
  leaveOut: ({ parent, key }) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  replace: (place, _, junk) => {
    set(place, junk);
  },
  double: (place) => {
    if (Array.isArray(place.parent)) place.parent.push(structuredClone(get(place)));
  },
  swap: (place, other) => {
    const [one, two] = [structuredClone(get(place)), structuredClone(get(other))];
    set(place, two);
    set(other, one);
  },
  anotherCard: (place) => {
    const code = get(place);
    const at = definitions.findIndex((card) => card.code === code);
    if (at >= 0) set(place, definitions[(at * 7 + 11) % definitions.length]?.code);
  },
};

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('A', 'B', 'yes', 'no', 'KS-009', 'KS-M01', 'SS-080', 'setup', 'end', 0, -1, 3, 1e9, Number.MAX_VALUE),
);
const spoil = fc.record({ how: fc.constantFrom(...Object.keys(SPOILS)), at: fc.nat(), other: fc.nat(), junk });
const PATH_AND_WANTED = /^\w.*: \S/;

it('a spoilt file is run, or answered with the place of what is wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(spoil, { minLength: 1, maxLength: 4 }), (file, spoils) => {
      const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      for (const { how, at, other, junk: value } of spoils) {
        const all = places(json);
        const [place, second] = [all[at % all.length], all[other % all.length]];
        if (place && second) SPOILS[how]?.(place, second, structuredClone(value));
      }
      const { ok, failures, error } = runScenario(definitions, json, library);
      if (error !== undefined) expect(error).toMatch(PATH_AND_WANTED);
      else expect(ok).toBe(failures.length === 0);
    }),
    { numRuns: 500 },
  );
}, 60_000);

it('steps within steps without end are told', () => {
  let effect: object = { do: 'draw', amount: 1 };
  for (let depth = 0; depth < 20_000; depth++) effect = { do: 'later', steps: [effect] };
  const card = { code: 'X-DEEP', type: 'character', name: { en: 'Deep' }, chakra: 1, power: 1, effects: [{ kind: 'instant', timing: 'main', steps: [effect] }] }; // prettier-ignore
  const { ok, error } = runScenario(definitions, { cards: [card] }, library);
  expect([ok, error]).toEqual([false, 'scenario: nested too deeply to be read']);
});
