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

/** How much of what was on the page moved by itself, as browsers count it (CLS): 0.1 is where it begins to disturb. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was noted before comes at once; where nothing was, nothing comes.
        setTimeout(() => resolve(sum), 50);
      }),
  );
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

/**
 * Where text may end before it is at its end: a clamp that says so by its ellipsis, with the whole of it one tap away.
 * `.site-account` bears the whole name as its title.
 */
const MAY_BE_CUT = '.news-list p, .site-account, .deck-numbers-short';

/** Text that runs out of what shows it and is cut off there, each with its words. What can be scrolled is not cut. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate((mayBeCut) => {
    const found = new Map<Element, string>();
    const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') => /hidden|clip/.test(style[axis]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(`script, style, option, nextjs-portal, ${mayBeCut}`))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // A box of nothing keeps its words for those who hear them.
        if (edges.width < 2 || edges.height < 2 || style.clipPath === 'inset(50%)') break;
        const across = clips(style, 'overflowX') && (left < edges.left - 1 || right > edges.right + 1);
        // Letters reach a little over their line.
        const down = clips(style, 'overflowY') && (top < edges.top - 4 || bottom > edges.bottom + 4);
        if (across || down) found.set(parent, `${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    // What a field shows while it is empty, by the width of its letters.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || !field.checkVisibility() || field.value) continue;
      const style = getComputedStyle(field);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(field.placeholder).width > room) found.set(field, `placeholder “${field.placeholder}”`);
    }
    return [...found].map(([element, what]) => `${what} “${element.textContent?.trim().slice(0, 60)}”`);
  }, MAY_BE_CUT);
}

/** Controls that lie wholly under what stays in its place on the screen once they have the focus (WCAG 2.2, 2.4.11). */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pinned = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
    );
    if (pinned.length === 0) return [];
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)')]
      .filter((element) => element.checkVisibility() && !pinned.some((bar) => bar.contains(element)))
      .slice(0, 80);
    const found = new Set<string>();
    // Upwards a bar at the top is in the way, downwards one at the bottom.
    for (const control of [...controls.toReversed(), ...controls]) {
      control.focus();
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const covered = pinned
        .map((bar) => bar.getBoundingClientRect())
        .some((bar) => bar.top <= top && bar.bottom >= bottom && bar.left <= left && bar.right >= right);
      if (covered) found.add(`${control.tagName} “${control.textContent?.trim() || control.ariaLabel}”`);
    }
    return [...found];
  });
}
