import { expect, test } from './support/test';

// The front page between a phone and a wide desktop: text and pictures keep apart.

test('shows the headline and the search clear of the cards in a window of any width', async ({ page }) => {
  for (const locale of ['en', 'pl', 'uk', 'fr']) {
    await page.goto(`/${locale}`);
    for (const width of [320, 768, 900, 1024, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.hero-fan > li')].map((card) => card.getBoundingClientRect());
        const text = document.createRange();
        return [...document.querySelectorAll('.hero :is(h1, .lead, input, button, a:not(.hero-fan a))')]
          .filter((element) => {
            text.selectNodeContents(element);
            const [box, words] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
            const right = Math.max(box.right, words.right);
            return cards.some((card) => card.left < right && card.right > box.left && card.top < box.bottom && card.bottom > box.top); // prettier-ignore
          })
          .map(({ tagName }) => tagName);
      });
      expect.soft(covered, `${locale} at ${width} pixels`).toEqual([]);
    }
  }
});
