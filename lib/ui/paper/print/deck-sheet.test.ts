import { describe, expect, it } from 'vitest';
import { PAPERS, type Paper } from '../drawing/pdf';
import { ALL, beyond, NAMES, placed } from '../testing/paper';
import { readable } from '../drawing/typeface';
import { type DeckSheet, deckSheetPages } from './deck-sheet';

/** The cards with the longest titles, so that a sheet of any others is shorter. */
const longest = ALL.filter(({ locale }) => locale === 'fr')
  .map(({ code, card: { face } }) => ({ count: 2, name: face.name.text, version: face.version?.text, code }))
  .toSorted((a, b) => titleLength(b) - titleLength(a));

function titleLength({ name, version = '' }: { name: string; version?: string }): number {
  return name.length + version.length;
}

function sheet(paper: Paper, lines: number, changes: Partial<DeckSheet> = {}): DeckSheet {
  return {
    paper,
    title: 'Feuille de deck pour tournoi',
    deck: 'Feuille',
    about: 'par somebody · Standard',
    fields: ['Nom du joueur', 'Identifiant ou pseudonyme', 'Événement', 'Date'],
    verdict: { legal: true, text: 'Légal en format Standard', reasons: [] },
    groups: [
      { title: 'Personnages', cards: longest.slice(0, lines) },
      { title: 'Missions', cards: longest.slice(0, 3) },
    ],
    totals: '30 cartes, 3 missions',
    link: 'https://kage.example/d/A1b2C3d4E5f6G7',
    note: 'Un projet de fans.',
    ...changes,
  };
}

const reasons = Array.from({ length: 5 }, (_, i) => `Reason ${i} ${'goes on '.repeat(20)}`);

describe.each(['a4', 'letter'] as const)('a deck sheet on %s', (paper) => {
  const { width, height } = PAPERS[paper];
  const words = (asked: DeckSheet) => deckSheetPages(asked).map(({ shapes }) => placed(shapes));

  it.each([1, 18, 30, 60])('has %i different cards on one page, whole', (lines) => {
    const [page = [], ...more] = words(sheet(paper, lines, { verdict: { legal: false, text: 'Pas légal', reasons } }));
    expect(more).toEqual([]);
    expect(beyond(page, width, height)).toEqual([]);
    const text = page.map((word) => word.text).join(' ');
    for (const { code } of longest.slice(0, lines)) expect(text).toContain(code);
    expect(Math.min(...page.map(({ size }) => size))).toBeGreaterThan(4);
  });

  it('goes on on further pages for a deck that no tournament takes', () => {
    const pages = words(sheet(paper, 500));
    expect(pages.length).toBeGreaterThan(1);
    const codes = pages.flat().map(({ text }) => text);
    for (const { code } of longest) expect(codes).toContain(code);
    for (const page of pages) expect(beyond(page, width, height)).toEqual([]);
  });

  it.each(NAMES)('stays whole with a deck called %j', (name) => {
    for (const page of words(sheet(paper, 20, { deck: readable(name, 'name') })))
      expect(beyond(page, width, height)).toEqual([]);
  });
});
