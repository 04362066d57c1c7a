import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// What can be said of how any page looks, whatever stands on it.

interface Audit {
  /** Part of the page, as a selector. */
  within?: string;
  /** The only rules that are looked at. */
  rules?: readonly string[];
}

/** What the scheme changes: the rest is as it was in the other one. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What axe finds wrong with the page, each with its place; one that passes says nothing. */
export async function findings(page: Page, { within, rules }: Audit = {}): Promise<string[]> {
  // Colours on their way from light to dark are nobody's colours: two frames start the transitions, then they end.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  // No page of ours holds another site's frame, and nobody reads what passed: either would take axe twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  axe.exclude('nextjs-portal');
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** How far the page can be scrolled sideways, in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Controls that a finger would miss. Links within sentences are not meant. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, .chip:not(span), summary, select, nav a, input:not([type=checkbox], [type=radio], [type=hidden]), label.check',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only'))
      .filter((element) => {
        const { height } = element.getBoundingClientRect();
        // What is hidden from the eye is no target.
        return height > 4 && height < 43.5;
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}” ${element.getBoundingClientRect().height}`,
      ),
  );
}
