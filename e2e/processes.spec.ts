import { createDeck, legalCards, saveCards, storedDeck } from './support/decks';
import { newPerson, openAccount } from './support/people';
import { startBalancer, startProcess, type WebProcess } from './support/processes';
import { giveRole } from './support/roles';
import { expect, test } from './support/test';

// Two web processes behind a balancer, on one database: for those who use them they are one site.

test('two processes are one site, and one that is killed is missed by nobody', async ({ page, playwright }) => {
  test.slow();
  const balancer = await startBalancer();
  const [first, second] = await Promise.all([startProcess(balancer.url), startProcess(balancer.url)]);
  const running = new Set<WebProcess>([first, second]);
  const both = [first, second];
  balancer.serve(both);
  const visitor = await playwright.request.newContext();
  const see = async ({ url }: { url: string }, path: string) => visitor.get(url + path);
  try {
    await test.step('who signs in on one is signed in on the other', async () => {
      const person = newPerson();
      // Page and form of one and the same action go to different processes.
      await page.goto(`${balancer.url}/en`);
      const one = await playwright.request.newContext({ baseURL: balancer.url });
      await openAccount(one, person);
      await page.context().addCookies((await one.storageState()).cookies);
      for (const { url } of both) expect(await (await one.get(`${url}/en/account`)).text()).toContain(person.handle);
      await giveRole(person.handle, 'judge');
      await one.dispose();
    });
    const [onFirst, onSecond] = await Promise.all(
      both.map(async ({ url }) =>
        playwright.request.newContext({ baseURL: url, storageState: await page.context().storageState() }),
      ),
    );
    if (!onFirst || !onSecond) throw new Error('two processes have two addresses');

    const deck = await test.step('an edit that one has taken is a conflict on the other', async () => {
      const made = await createDeck(onFirst, { name: 'Of two', ...(await legalCards(onFirst)) });
      await saveCards(onSecond, made.id, { missions: [] }, 1);
      const late = await onFirst.put(`/api/decks/${made.id}`, {
        data: { baseRevision: 1, content: { name: 'Late', format: 'mythos/standard', main: [], missions: [] } },
      });
      expect(late.status()).toBe(409);
      expect(await storedDeck(onFirst, made.id)).toMatchObject({ revision: 2, missions: [] });
      return made;
    });

    await test.step('limits are counted together', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      const left: number[] = [];
      for (const { url } of [first, second, first, second]) {
        const answer = await visitor.get(`${url}/api/v1/sets`, { headers });
        left.push(
          Number(/r=(\d+)/.exec(answer.headers()['ratelimit'] ?? '')?.[1] ?? answer.headers()['ratelimit-remaining']),
        );
      }
      expect(left).toEqual([0, 1, 2, 3].map((used) => (left[0] ?? NaN) - used));
    });

    await test.step('a search finds the same', async () => {
      for (const path of ['/api/v1/search?q=edge&lang=pl', '/api/v1/cards?q=shikamru&fields=code']) {
        const [a, b] = await Promise.all(both.map(async (one) => (await see(one, path)).text()));
        expect(a).toBe(b);
      }
    });

    await test.step('what a judge publishes through the balancer is on both at once, though both kept the page', async () => {
      const question = `Does ${deck.slug} win?`;
      for (const one of both) await see(one, '/en/rulings');
      for (const one of both) expect((await see(one, '/en/rulings')).headers()['x-kage-cache']).toBe('hit');
      await page.goto(`${balancer.url}/en/rulings/suggest`);
      await page.getByLabel('Question').first().fill(question);
      await page.getByLabel('Answer').first().fill('Yes.');
      await page.getByLabel('Address').fill(`of-two-${deck.id.slice(-12)}`);
      await page.getByRole('button', { name: 'Send to the judges' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('status')).toContainText('Published.');
      const address = `/en/rulings/of-two-${deck.id.slice(-12)}`;
      for (const one of both) expect(await (await see(one, address)).text()).toContain(question);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('status')).toContainText('Done.');
      for (const one of both) expect((await see(one, address)).status()).toBe(404);
    });

    await test.step('one is killed under load: every page comes, and what was saved is there', async () => {
      const paths = [
        '/en/cards',
        '/en/cards/KS-108',
        '/en/rules/7',
        '/en/decks',
        '/api/v1/cards?fields=code',
        '/pl/about',
      ];
      const statuses: number[] = [];
      let asked = 0;
      const client = async () => {
        while (asked < 160) {
          const path = paths[asked++ % paths.length] ?? '';
          statuses.push((await see(balancer, path)).status());
        }
      };
      const load = Promise.all(Array.from({ length: 8 }, client));
      await expect.poll(() => statuses.length).toBeGreaterThan(30);
      await saveCards(onSecond, deck.id, { main: [] }, 2);
      expect(await second.end('SIGKILL')).toBe('SIGKILL');
      running.delete(second);
      await load;
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(balancer.retried()).toBeGreaterThan(0);
      expect(await storedDeck(onFirst, deck.id)).toMatchObject({ revision: 3, main: [] });
    });

    await test.step('one that is told to stop says so, answers all the while, and ends well', async () => {
      const third = await startProcess(balancer.url, { DRAIN_SECONDS: '2' });
      running.add(third);
      const end = third.end('SIGTERM');
      await expect.poll(async () => (await see(third, '/api/health')).status(), { intervals: [20] }).toBe(503);
      expect(await (await see(third, '/api/health')).json()).toEqual({ status: 'stopping' });
      expect((await see(third, '/en/decks')).status()).toBe(200);
      expect(await end).toBe(0);
      running.delete(third);
    });
    await Promise.all([onFirst.dispose(), onSecond.dispose()]);
  } finally {
    await visitor.dispose();
    await page.goto('about:blank');
    await Promise.all([...running].map((one) => one.end('SIGTERM')));
    await balancer.close();
  }
});
