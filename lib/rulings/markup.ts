// The little markup of rulings, definitions and the rulebook: paragraphs parted by a blank line, lines that begin with
// `- ` as a list, and links `[[target|label]]` to a card (by code), a term (by slug), a paragraph of the rulebook (by
// number) or a chapter of it (`[[7|…]]`). The label stands in the sentence as it is, inflected as its language wants.

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'card'; code: string; text: string }
  | { kind: 'term'; slug: string; text: string }
  | { kind: 'rule'; number: string; text: string };

const LINK = /\[\[([^[\]|]+)\|([^[\]|]+)\]\]/g;

/** Codes and slugs a text links to, in order, with repetitions. */
export function linkTargets(text: string): string[] {
  return Array.from(text.matchAll(LINK), (match) => match[1] ?? '');
}

/** The text as it is read, links replaced by their labels: for metadata, lists and search. */
export function plainText(text: string): string {
  return text.replace(LINK, '$2');
}

export type Block = { kind: 'paragraph'; segments: Segment[] } | { kind: 'list'; items: Segment[][] };

/** Paragraphs and lists in order; a list may follow its sentence without a blank line. */
export function parseBlocks(text: string): Block[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    const blocks: Block[] = [];
    for (const line of paragraph.split('\n')) {
      const item = /^\s*- (.*)$/.exec(line)?.[1];
      const last = blocks.at(-1);
      if (item !== undefined && last?.kind === 'list') last.items.push(parseLine(item));
      else if (item !== undefined) blocks.push({ kind: 'list', items: [parseLine(item)] });
      else if (last?.kind === 'paragraph') last.segments.push({ kind: 'text', text: ' ' }, ...parseLine(line.trim()));
      else blocks.push({ kind: 'paragraph', segments: parseLine(line.trim()) });
    }
    return blocks;
  });
}

/** An answer's first paragraph and the rest: what is said at the table, and why. */
export function splitAnswer(answer: string): { short: string; why: string } {
  const [short = '', ...why] = splitParagraphs(answer);
  return { short, why: why.join('\n\n') };
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function parseLine(line: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, target = '', label = ''] = match;
    if (match.index > from) segments.push({ kind: 'text', text: line.slice(from, match.index) });
    segments.push(linkTo(target, label));
    from = match.index + whole.length;
  }
  if (from < line.length) segments.push({ kind: 'text', text: line.slice(from) });
  return segments;
}

function linkTo(target: string, text: string): Segment {
  if (/^\d/.test(target)) return { kind: 'rule', number: target, text };
  return /^[A-Z]/.test(target) ? { kind: 'card', code: target, text } : { kind: 'term', slug: target, text };
}
