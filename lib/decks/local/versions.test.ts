import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '../contract';
import { nameVersion } from './versions';

const version = { revision: 3, name: 'Before the cup', note: '' };
const problem = (type: string) => Response.json({ type }, { status: 409 });

describe('naming a version', () => {
  it('sends the revision with its name', async () => {
    const sent: [string, unknown][] = [];
    const answer = await nameVersion('deck', version, 'pl', async (path, init) => {
      sent.push([String(path), JSON.parse(String(init?.body))]);
      return Response.json({ version }, { status: 201 });
    });
    expect(answer).toBe('named');
    expect(sent).toEqual([['/api/decks/deck/versions', version]]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['saved elsewhere since', async () => problem(PROBLEMS.staleDeck), 'moved-on'],
    ['as many as there may be', async () => problem(PROBLEMS.tooManyVersions), 'too-many'],
    ['another refusal', async () => problem('about:blank'), 'failed'],
    ['no words of the site’s', async () => new Response('<html>', { status: 502 }), 'failed'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ])('%s', async (_, request, answer) => {
    expect(await nameVersion('deck', version, 'en', request)).toBe(answer);
  });
});
