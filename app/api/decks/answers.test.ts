import { beforeEach, expect, it, vi } from 'vitest';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser, type CurrentUser } from '@/lib/accounts/session';
import { whoChanges } from './answers';

vi.mock('@/lib/accounts/session', () => ({ currentUser: vi.fn() }));
vi.mock('@/lib/accounts/limits/rate-limit', () => ({ attempt: vi.fn() }));

const naruto = { id: 'naruto', handle: 'naruto' } as CurrentUser;
const ask = (headers = {}) =>
  whoChanges(
    new Request('https://kage.example/api/decks', { method: 'POST', headers: { host: 'kage.example', ...headers } }),
  );
const refused = async (headers = {}) => {
  const who = await ask(headers);
  return 'refusal' in who ? who.refusal : undefined;
};

beforeEach(() => {
  vi.mocked(currentUser).mockResolvedValue(naruto);
  vi.mocked(attempt).mockReset().mockResolvedValue({ ok: true });
});

it('a signed-in person may change decks, and it is counted', async () => {
  expect(await ask()).toEqual({ user: naruto });
  expect(attempt).toHaveBeenCalledExactlyOnceWith(['deck-write', 'naruto']);
});

it('a visitor may not, nor a page of another site', async () => {
  expect((await refused({ origin: 'https://evil.example' }))?.status).toBe(403);
  vi.mocked(currentUser).mockResolvedValue(null);
  expect((await refused())?.status).toBe(401);
  expect(attempt).not.toHaveBeenCalled();
});

it('a program run wild waits', async () => {
  vi.mocked(attempt).mockResolvedValue({ ok: false, waitSeconds: 42 });
  const answer = await refused();
  expect(answer?.status).toBe(429);
  expect(answer?.headers.get('retry-after')).toBe('42');
});
