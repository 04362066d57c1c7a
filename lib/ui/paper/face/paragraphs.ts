import type { Text } from '@/lib/rules/mythos/text/pieces';
import type { Paragraph, Span } from '../drawing/fit';

/** What a card does, as paragraphs to set: signs are drawn, and terms that cards print in capitals are bold. */
export function paragraphsOf(text: readonly Text[]): Paragraph[] {
  return text.map((line) =>
    line.map((piece): Span => {
      if (piece.kind === 'icon') return { sign: piece.icon };
      const printed = piece.kind === 'term' && piece.text === piece.text.toUpperCase();
      return { text: piece.text, face: printed ? 'bold' : 'text' };
    }),
  );
}
