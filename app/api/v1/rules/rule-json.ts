import { plainText } from '@/lib/rulings/markup';
import type { Paragraph } from '@/lib/rulings/rulebook/rulebook';

/** A paragraph as the API gives it: texts without links, rulings by their slugs. */
export function ruleJson({ figure: _, rulings, text, ...paragraph }: Paragraph) {
  return { ...paragraph, text: plainText(text), rulings: rulings.map(({ slug }) => slug) };
}
