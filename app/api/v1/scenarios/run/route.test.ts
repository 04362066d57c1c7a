import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, giveBack } from '@/lib/accounts/limits/rate-limit';
import { cardDefinitions } from '@/lib/catalogue/definitions';
import { readSetFile } from '@/lib/testing/set-files';
import { Pool } from '@/lib/rulings/proof/threads/pool';
import { log } from '@/lib/log/log';
import { GET, POST } from './route';

vi.mock('@/lib/accounts/limits/client', () => ({ currentClient: () => Promise.resolve('203.0.113.1') }));
vi.mock('@/lib/accounts/limits/rate-limit', () => ({
  attempt: vi.fn(),
  giveBack: vi.fn(),
  count: () => Promise.resolve({ ok: true, limit: 2, windowSeconds: 60, remaining: 1, resetSeconds: 60 }),
}));
vi.mock('@/lib/catalogue/definitions', () => ({ cardDefinitions: vi.fn() }));
vi.mock('@/lib/log/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));

const run = vi.spyOn(Pool.prototype, 'run');
const definitions = { cards: ['ks', 'ss'].flatMap((set) => readSetFile(set).cards) };
const CLIENT = '203.0.113.1';
const ADDRESS = 'https://kage.example/api/v1/scenarios/run';

async function send(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await POST(
    new Request(ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }),
  );
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const SCENARIO = {
  players: { A: { chakra: 9, hand: ['KS-015'] } },
  missions: [{ A: [{ id: 'naruto', card: 'KS-010' }] }],
  auto: 'first',
  steps: [{ player: 'A', play: 'ks-015', mission: 1 }],
  expect: { 'naruto.hidden': false, 'ks-015.zone': 'mission' },
};

beforeEach(() => {
  vi.mocked(cardDefinitions).mockReset().mockResolvedValue(definitions);
  vi.mocked(attempt).mockReset().mockResolvedValue({ ok: true });
  vi.mocked(giveBack).mockReset();
});

describe('POST /api/v1/scenarios/run', () => {
  it('says that all holds, what happened and where it ends', async () => {
    const { response, status, body } = await send(SCENARIO);
    expect([status, body.ok, body.failures]).toEqual([200, true, []]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cards = body.cards as { id: string; code: string }[];
    const played = cards.findIndex(({ id }) => id === 'ks-015');
    expect(cards[played]?.code).toBe('KS-015');
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'played', cards: [played] }));
    expect(body.final).toMatchObject({ round: 1, phase: 'action' });
    expect(vi.mocked(attempt).mock.calls.flat()).toEqual([
      ['scenario-client', CLIENT],
      ['scenario-too-long', CLIENT],
    ]);
    expect(vi.mocked(giveBack)).toHaveBeenCalledExactlyOnceWith('scenario-too-long', CLIENT);
  });

  it('says what does not hold', async () => {
    const { status, body } = await send({ ...SCENARIO, expect: { 'naruto.hidden': true } });
    expect([status, body.ok]).toEqual([200, false]);
    expect(body.failures).toEqual([{ path: 'naruto.hidden', expected: true, actual: false }]);
  });

  it.each<[string, unknown, string]>([
    ['an unknown field', { ...SCENARIO, title: 'x', colour: 'red' }, ''],
    ['a card that is not there', { ...SCENARIO, players: { A: { hand: ['KS-999'] } } }, 'players.A.hand.0'],
    ['a round too many', { ...SCENARIO, round: 5 }, 'round'],
    ['a list', [], ''],
  ])('refuses %s with its path', async (_, scenario, path) => {
    const { response, status, body } = await send(scenario);
    expect(status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({ ok: false, error: expect.stringMatching(/^[\w.]+: ./) as unknown });
    const [error] = body.errors as { path: string; message: string }[];
    expect(body.error).toBe(`${error?.path}: ${error?.message}`);
    if (path) expect(error?.path).toBe(path);
  });

  it('refuses what is no JSON, and more than 64 KiB', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send({ ...SCENARIO, note: 'x'.repeat(65 * 1024) })).status).toBe(413);
    expect(cardDefinitions).not.toHaveBeenCalled();
  });

  it.each(['scenario-client', 'scenario-too-long'])('has those wait who are over the limit %s', async (full) => {
    vi.mocked(attempt).mockImplementation(([limit] = ['scenario-client']) =>
      Promise.resolve(limit === full ? { ok: false, waitSeconds: 42 } : { ok: true }),
    );
    const { response, status } = await send(SCENARIO);
    expect([status, response.headers.get('retry-after')]).toEqual([429, '42']);
    expect(vi.mocked(attempt).mock.calls.at(-1)).toEqual([[full, CLIENT]]);
    expect(cardDefinitions).not.toHaveBeenCalled();
  });

  it('breaks off what takes too long, and counts it', async () => {
    run.mockResolvedValueOnce({ kind: 'too-long' });
    const { status, body } = await send(SCENARIO);
    expect([status, body.title]).toEqual([422, 'The scenario takes too long']);
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('has those come again who come when too many wait, and does not count it', async () => {
    run.mockResolvedValueOnce({ kind: 'busy' });
    const { response, status, body } = await send(SCENARIO);
    expect([status, body.title, response.headers.get('retry-after')]).toEqual([503, 'Too many scenarios at once', '5']);
    expect(giveBack).toHaveBeenCalledExactlyOnceWith('scenario-too-long', CLIENT);
  });

  it('runs them here, and says so in the log, for as long as there are no threads to be had', async () => {
    run.mockClear();
    run.mockResolvedValueOnce({ kind: 'no-thread', error: new Error('no memory') });
    const answers = [await send(SCENARIO), await send(SCENARIO)];
    expect(answers.map(({ status, body }) => [status, body.ok])).toEqual([[200, true], [200, true]]); // prettier-ignore
    expect(run).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('answers to no other method', async () => {
    const response = GET(new Request(ADDRESS));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
