import { unescape } from 'html-escaper';
import { expect, test } from 'vitest';
import type { RulingNews } from '@/lib/rulings/changes';
import { atomOf } from './atom';

const HOSTILE = '<img src=x onerror=alert(1)> & "quotes" ]]> end';

const feedOf = (question: string, short: string) =>
  atomOf({
    home: 'https://kage.example/en/rulings',
    language: 'en',
    title: 'Rulings',
    subtitle: 'New & changed',
    news: [
      {
        kind: 'new',
        changedAt: new Date('2026-11-30T12:00:00Z'),
        ruling: { slug: 'one', question, short } as RulingNews['ruling'],
      },
    ],
    titleOf: (kind, asked) => `${kind}: ${asked}`,
  });

/** What stands in an element of type html, as a feed reader has it after reading the XML. */
function htmlOf(feed: string, element: string): string {
  return (
    new RegExp(`<${element} type="html">\\s*<!\\[CDATA\\[(.*?)\\]\\]>\\s*</${element}>`, 's').exec(feed)?.[1] ?? ''
  );
}

test('what people wrote is shown as they wrote it and never run', () => {
  const feed = feedOf(HOSTILE, `See [[edge|the <b>Edge</b>]]: ${HOSTILE}`);
  expect(htmlOf(feed, 'title')).not.toContain('<');
  expect(unescape(htmlOf(feed, 'title'))).toBe(`new: ${HOSTILE}`);
  expect(htmlOf(feed, 'summary')).not.toContain('<');
  expect(unescape(htmlOf(feed, 'summary'))).toBe(`See the <b>Edge</b>: ${HOSTILE}`);
});

test('the feed has an author and is as old as its newest entry', () => {
  const feed = feedOf('May I?', 'Yes.');
  expect(feed).toMatch(/<author>\s*<name>Kage Codex<\/name>\s*<uri>https:\/\/kage\.example\/en\/rulings<\/uri>/);
  expect(feed.split('<entry>')[0]).toContain('<updated>2026-11-30T12:00:00.000Z</updated>');
});
