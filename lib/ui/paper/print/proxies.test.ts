import { describe, expect, it } from 'vitest';
import { PAPERS } from '../drawing/pdf';
import { beyond, paperCard, placed } from '../testing/paper';
import { proxyPages } from './proxies';

const line = (page: number, pages: number) => `Unofficial ${page}/${pages}`;

describe.each(['a4', 'letter'] as const)('proxies on %s', (paper) => {
  const { width, height } = PAPERS[paper];
  const cards = [
    { card: { ...paperCard('KS-108', 'uk'), note: 'Неофіційне проксі' }, count: 10 },
    { card: paperCard('KS-M01', 'uk'), count: 3 },
  ];
  const pages = [...proxyPages({ cards, locale: 'uk', paper, line })].map(({ shapes }) => placed(shapes));

  it('come nine to a page, each as often as it is wanted', () => {
    const codes = pages.map((words) => words.filter(({ text }) => /^KS-/.test(text)).map(({ text }) => text));
    expect(codes.map(({ length }) => length)).toEqual([9, 4]);
    expect(codes.flat().filter((code) => code === 'KS-108')).toHaveLength(10);
  });

  it('stay on the sheet, missions turned, and say on each page what they are', () => {
    for (const words of pages) expect(beyond(words, width, height)).toEqual([]);
    expect(pages.map((words) => words.at(-1)?.text)).toEqual(['Unofficial 1/2', 'Unofficial 2/2']);
    const mission = pages[1]?.find(({ text }) => text === 'KS-M01')?.bounds;
    if (!mission) throw new Error('No mission on the second page');
    const [left, top, right, bottom] = mission;
    expect(bottom - top).toBeGreaterThan(right - left);
  });
});

it('draws nothing of no cards', () => {
  expect([...proxyPages({ cards: [], locale: 'en', paper: 'a4', line })]).toEqual([]);
});
