import { expect, type Locator, type Page } from '@playwright/test';

/** Where the editor sends what it saves. */
export const SAVES = '**/api/decks/**';

export type Part = 'Missions' | 'Main deck' | 'Maybe';

/** The deck editor as somebody uses it: on a phone it turns to the pane it needs. */
export class Editor {
  readonly verdict: Locator;
  readonly saving: Locator;
  readonly searchField: Locator;
  readonly name: Locator;
  readonly conflict: Locator;

  constructor(readonly page: Page) {
    this.verdict = page.getByRole('region', { name: 'Verdict' });
    this.saving = page.locator('.save-status');
    this.searchField = page.getByRole('searchbox', { name: 'Search the cards' });
    this.name = page.getByRole('textbox', { name: 'Deck name' });
    this.conflict = page.getByRole('dialog', { name: 'This deck was changed elsewhere' });
  }

  /** Opens a path of the editor and waits until it can be used. */
  async open(path = '/en/decks/new'): Promise<this> {
    await this.page.goto(path);
    await expect(this.verdict).toBeVisible();
    return this;
  }

  /** Presses a button of the toolbar; on a phone those with words unfold first. */
  async tool(name: string) {
    const button = this.page.getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await button.click();
  }

  /** What is wrong with the deck, which a phone unfolds. */
  async problems(): Promise<Locator> {
    const unfold = this.verdict.getByRole('button', { name: /problems?/, expanded: false });
    if (await unfold.isVisible()) await unfold.click();
    return this.verdict.getByRole('list', { name: /problems?$/ }).getByRole('listitem');
  }

  async turnTo(pane: 'Search' | 'Deck') {
    const tab = this.page.getByRole('tab', { name: pane });
    if (await tab.isVisible()) await tab.click();
  }

  /** The card as it stands among those found for its code. */
  async found(code: string): Promise<Locator> {
    await this.turnTo('Search');
    await this.searchField.fill(code);
    return this.page.getByRole('list', { name: 'Found cards' }).getByRole('listitem').filter({ hasText: code });
  }

  async add(code: string, copies = 1) {
    const card = await this.found(code);
    for (let copy = 0; copy < copies; copy += 1) await card.getByRole('button', { name: /^Add one/ }).click();
  }

  /** Adds lines of text to the deck. */
  async paste(lines: readonly string[]) {
    await this.tool('Paste as text');
    const dialog = this.page.getByRole('dialog', { name: 'Paste a deck as text' });
    await dialog.getByLabel('Deck as text').fill(lines.join('\n'));
    await dialog.getByRole('radio', { name: 'Add to them' }).check();
    await dialog.getByRole('button', { name: 'Put into the deck' }).click();
  }

  /** The card as it stands in the deck. */
  row(code: string, part?: Part): Locator {
    const deck = this.page.getByRole('region', { name: 'Deck', exact: true });
    const list = part ? deck.getByRole('region', { name: part }) : deck;
    return list.getByRole('listitem').filter({ hasText: code });
  }

  async expectCount(code: string, count: number) {
    await this.turnTo('Deck');
    if (count === 0) await expect(this.row(code)).toHaveCount(0);
    else
      await expect(
        this.row(code)
          .getByRole('button', { name: new RegExp(`; ${count} in the deck$`) })
          .first(),
      ).toBeVisible();
  }

  async expectSaved() {
    await expect(this.saving).toContainText(/^Saved/);
  }

  /** Id of the deck on the server, once it is there. */
  async slug(): Promise<string> {
    await expect(this.page).toHaveURL(/\/decks\/[^/]+\/edit$/);
    return /\/decks\/([^/]+)\/edit$/.exec(this.page.url())?.[1] ?? '';
  }
}

/** Decks that lie in this browser's storage. */
export function draftsKept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kage.draft/')));
}
