import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales';
import { messagesFor } from './messages';

// Pages that both games have say by `game` what only one of them has: nothing of the younger game stands on the older's.

/** What is shown on pages of both games. */
const SHARED = ['common.notFound', 'deckSearch.fields', 'paper.embed', 'paper.print', 'travel.import', 'travel.help'];

/** Shown where cards are drawn or missions lie apart: on the younger game's pages alone. */
const YOUNGER_ALONE =
  /^(paper\.print\.(proxies|proxiesText|problem\.too-many)|travel\.(help\.tts|import\.note\.moved.*)|deckSearch\.fields\.(mission|keyword|faction))$/;

/** Names of what the older game has not: drawn proxies, virtual tables, cards of the younger game, missions apart. */
const YOUNGER_WORDS =
  /Tabletop|prox(y|ies)|проксі|\b(KS|SS)-\d|Uzumaki|mission|misj|місі|faction|frakcj|фракці|Mythos/i;

function flat(tree: object, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[above + key, value]];
    return typeof value === 'object' && value !== null ? flat(value, `${above}${key}.`) : [];
  });
}

/** All that a message may say on the older game's pages. */
function saidOfOlder(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      if (part.type === TYPE.tag) return saidOfOlder(part.children);
      if (part.type !== TYPE.select && part.type !== TYPE.plural) return '';
      const { ccg, ...others } = part.options;
      const options = ccg && part.value === 'game' ? [ccg] : Object.values(others);
      return options.map(({ value }) => saidOfOlder(value)).join(' ');
    })
    .join('');
}

describe.each(LOCALES)('in %s', (locale) => {
  it.each(SHARED)('%s names nothing of the younger game on the older’s pages', async (namespace) => {
    const said = flat(await messagesFor(locale))
      .filter(([key]) => key.startsWith(`${namespace}.`) && !YOUNGER_ALONE.test(key))
      .map(([key, message]) => [key, saidOfOlder(parse(message))] as const);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(([, words]) => YOUNGER_WORDS.test(words))).toEqual([]);
  });
});
