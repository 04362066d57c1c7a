import { z } from 'zod';

/** `7.3`: third paragraph of chapter 7. Numbers are addresses: a paragraph keeps its own, a new one is appended. */
export const paragraphNumber = z.string().regex(/^([1-9]|1\d)\.[1-9]\d?$/, 'a paragraph number like 7.3');

interface Numbered {
  chapter: number;
  paragraphs: readonly { number: string }[];
}

/** For the schema of a chapter's file: each number is of the chapter, and given once. */
export function checkNumbers({ chapter, paragraphs }: Numbered, context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { number }] of paragraphs.entries()) {
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', message, path: ['paragraphs', index, 'number'] });
    if (!number.startsWith(`${chapter}.`)) complain(`is of another chapter than ${chapter}`);
    if (seen.has(number)) complain(`${number} is given twice`);
    seen.add(number);
  }
}
