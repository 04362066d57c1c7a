import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '../testing/set-files';
import { libraryFor } from './board';
import { runScenario } from './run';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const folder = path.resolve(import.meta.dirname, 'cases');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

describe('scenario cases', () => {
  it.each(files)('%s', (file) => {
    const { failures, error } = runScenario(
      definitions,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      library,
    );
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });
});
