import { beforeEach, expect, it, vi } from 'vitest';
import { changeTags } from '../actions';

const asked = vi.hoisted(() => ({ result: {}, revalidated: [] as string[] }));
vi.mock('@/lib/accounts/session', () => ({ requireUser: async () => ({ id: 'owner' }) }));
vi.mock('@/lib/decks/social/tags', () => ({ setTags: async () => asked.result }));
vi.mock('@/lib/i18n/navigation', () => ({ redirect: () => undefined }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('next/cache', () => ({ revalidatePath: (path: string) => asked.revalidated.push(path) }));

const send = (tags: string) => {
  const form = new FormData();
  form.set('tags', tags);
  return changeTags({ locale: 'en', format: 'mythos/standard', slug: 'A1b2C3d4E5f6G7' }, { text: 'budget' }, form);
};

beforeEach(() => {
  asked.revalidated = [];
});

it.each(['too-many', 'too-long'])('tags that are %s stay in the field, and the page as it was', async (wrong) => {
  asked.result = { status: 'invalid', wrong };
  expect(await send('a, b, c')).toEqual({ text: 'a, b, c', problem: wrong });
  expect(asked.revalidated).toEqual([]);
});

it('tags that are saved are shown at once', async () => {
  asked.result = { status: 'saved' };
  expect(await send('budget, fast')).toEqual({ text: 'budget, fast' });
  expect(asked.revalidated).toEqual(['/en/decks/A1b2C3d4E5f6G7']);
});
