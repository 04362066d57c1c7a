import type { Trait } from '../cards/effects/trait';

// Card text as typed pieces, so that a page can link a term to the glossary and a name to its card. Plain text is the
// pieces joined.

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; icon: 'instant' | 'continuous' }
  /** A term of the glossary, by its slug, in the form the sentence wants. */
  | { kind: 'term'; term: string; text: string }
  /** A character's or an attachment's name; `name` is the English one. */
  | { kind: 'name'; name: string; text: string }
  /** A keyword, faction or family name. */
  | { kind: 'trait'; trait: Exclude<Trait, { name: string }>; text: string };
export type Text = readonly Piece[];

export const ICON_SIGNS = { instant: '↯', continuous: '⧗' } as const;

export function term(slug: string, text: string): Piece {
  return { kind: 'term', term: slug, text };
}

export type Part = Text | Piece | string | number;

/**
 * A sentence with pieces in it: say`Hide ${enemy} in ${mission}`. Empty parts leave no double space and no space before
 * a comma, so a phrase may be left out without a thought.
 */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): Text {
  return tidy(words.flatMap((word, index) => [textPiece(word), ...pieces(parts[index] ?? '')]));
}

/** Parts with a separator between those that are not empty. */
export function joined(parts: readonly Part[], separator: Part = ' '): Text {
  const full = parts.map(pieces).filter((part) => plain(part) !== '');
  return tidy(full.flatMap((part, index) => (index === 0 ? part : [...pieces(separator), ...part])));
}

/** `a, b and c` with the language's own word before the last. */
export function listed(parts: readonly Part[], lastWord: string): Text {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return joined(parts);
  return say`${joined(parts.slice(0, -1), ', ')} ${lastWord} ${last}`;
}

/** As a sentence: first letter large, a full stop at the end. */
export function sentence(text: Text): Text {
  const [first, ...rest] = text;
  if (!first) return text;
  const large = first.kind === 'icon' ? first : { ...first, text: capital(first.text) };
  return plain(text).endsWith('.') ? [large, ...rest] : tidy([large, ...rest, textPiece('.')]);
}

export function plain(text: Text): string {
  return text.map((piece) => (piece.kind === 'icon' ? ICON_SIGNS[piece.icon] : piece.text)).join('');
}

function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

function textPiece(text: string): Piece {
  return { kind: 'text', text };
}

function pieces(part: Part): Text {
  if (typeof part === 'string') return [textPiece(part)];
  if (typeof part === 'number') return [textPiece(part < 0 ? `−${-part}` : String(part))];
  return 'kind' in part ? [part] : part;
}

/**
 * Neighbouring words become one piece; spaces come singly, none at either end and none before a mark. The comma that
 * closes a clause gives way to any mark that follows it.
 */
function tidy(parts: Text): Text {
  const merged: Piece[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind !== 'text' || last?.kind !== 'text') merged.push({ ...part });
    else last.text += part.text;
  }
  merged.forEach((piece, index) => {
    if (piece.kind !== 'text') return;
    piece.text = piece.text
      .replace(/ {2,}/g, ' ')
      .replace(/ +(?=[,.;)])/g, '')
      .replace(/,+(?=[,.;:])/g, '');
    if (index === 0) piece.text = piece.text.trimStart();
    if (index === merged.length - 1) piece.text = piece.text.trimEnd();
  });
  return merged.filter((piece) => piece.kind !== 'text' || piece.text !== '');
}
