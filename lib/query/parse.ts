import {
  all,
  any,
  type Fault,
  type Grammar,
  isEverything,
  type Mistake,
  type MistakeCode,
  type Parsed,
  type Phrase,
  type Span,
  type Tree,
} from './ast';
import { type Joined, joined } from './joining';
import { nearest } from './nearest';
import { type Piece, scan } from './scan';

/** Brackets within brackets; deeper ones are left out, so that no text can exhaust the stack. */
const MAX_DEPTH = 12;
/** Conditions of one query. */
const MAX_TERMS = 40;

/**
 * Reads a typed text by a table of fields. Never throws and never refuses: what cannot be understood is left out and
 * named among the mistakes, with its place. Parts that stand side by side must all hold and bind closer than `or`.
 */
export function parse<C, S>(text: string, grammar: Grammar<C, S>): Parsed<C, S> {
  return new Parser(text.slice(0, grammar.maxLength), grammar, text.length > grammar.maxLength).query();
}

function isMark(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

function isBracket(code: MistakeCode): boolean {
  return code === 'bracket-open' || code === 'bracket-close';
}

class Parser<C, S> {
  private readonly pieces: Joined[];
  private readonly mistakes: Mistake[] = [];
  private readonly settings: S[] = [];
  /** Pieces without a letter, a digit or a sign. */
  private readonly marks: Span[] = [];
  private at = 0;
  private terms = 0;

  constructor(
    private readonly text: string,
    private readonly grammar: Grammar<C, S>,
    tooLong: boolean,
  ) {
    const kindOf = (name: string) =>
      grammar.groups.includes(name.toLowerCase()) ? 'group' : grammar.fieldOf(name) === undefined ? undefined : 'field';
    const { pieces, doubts } = joined(scan(text, kindOf));
    this.pieces = pieces;
    for (const { suggestion, ...span } of doubts) this.mistake({ code: 'plain-not', suggestion, kept: true }, span);
    if (tooLong) this.mistake({ code: 'too-long' }, { from: text.length, to: text.length });
  }

  query(): Parsed<C, S> {
    const tree = all(this.alternatives(0));
    // Of nothing but marks, nothing can be found: that is no question for everything.
    const [mark] = this.marks;
    const understood = !isEverything(tree) || this.settings.length > 0 || this.mistakes.some(({ kept }) => !kept);
    if (mark && !understood)
      this.mistake({ code: 'nothing-known' }, { from: mark.from, to: this.text.trimEnd().length });
    const inOrder = this.mistakes.sort((a, b) => a.from - b.from || a.to - b.to);
    // Of several brackets without their other half one is enough to say so: the first.
    const mistakes = inOrder.filter(
      ({ code }, at) => !isBracket(code) || inOrder.findIndex((other) => other.code === code) === at,
    );
    return { tree, settings: this.settings, mistakes };
  }

  /** `a or b`; nothing when nothing of it was understood. */
  private alternatives(depth: number): Tree<C>[] {
    const branches: Tree<C>[] = [];
    let dangling: Span | undefined;
    for (;;) {
      const before = this.at;
      const branch = this.sequence(depth);
      if (branch) branches.push(branch);
      else if (this.at === before && dangling) this.mistake({ code: 'nothing-beside' }, dangling);
      const piece = this.pieces[this.at];
      if (piece?.kind !== 'or') break;
      if (this.at === before && !dangling) this.mistake({ code: 'nothing-beside' }, piece);
      dangling = piece;
      this.at += 1;
    }
    return branches.length > 0 ? [any(branches)] : [];
  }

  /** Parts side by side. All its plain words are one text, wherever they stand among the terms. */
  private sequence(depth: number): Tree<C> | undefined {
    const of: Tree<C>[] = [];
    const words: (Span & { text: string })[] = [];
    for (;;) {
      const piece = this.pieces[this.at];
      if (!piece || (piece.kind === 'close' && depth > 0) || piece.kind === 'or') break;
      if (piece.kind === 'word') {
        if (isMark(piece.text)) this.marks.push(piece);
        else words.push(piece);
        this.at += 1;
        continue;
      }
      of.push(...this.part(piece, depth));
    }
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) {
      const text = words.map((word) => word.text).join(' ');
      of.unshift(...this.phrase({ kind: 'words', text, span: { from: first.from, to: last.to } }));
    }
    return of.length > 0 ? all(of) : undefined;
  }

  private part(piece: Exclude<Piece, { kind: 'word' }>, depth: number, settable = depth === 0): Tree<C>[] {
    this.at += 1;
    switch (piece.kind) {
      case 'open':
        return this.bracket(piece, depth);
      case 'close':
        // Nobody opened it: the rest counts as if it were not there.
        return this.mistake({ code: 'bracket-close' }, piece);
      case 'not':
        return this.negated(depth);
      case 'term':
        return this.term(piece, depth, settable);
      case 'pattern':
        if (!piece.closed) return this.mistake({ code: 'pattern-open' }, piece);
        return this.phrase({ kind: 'pattern', source: piece.text, span: piece });
      case 'phrase':
      case 'exact':
        // Without its second mark it reaches to the end: that may well be meant, as one types.
        if (!piece.closed) this.mistake({ code: 'quote-open', kept: true }, piece);
        return this.phrase({ kind: piece.kind, text: piece.text, span: piece });
    }
  }

  private bracket(open: Span, depth: number): Tree<C>[] {
    if (depth >= MAX_DEPTH) {
      this.skipBracket();
      return this.mistake({ code: 'too-deep' }, { from: open.from, to: this.pieces[this.at - 1]?.to ?? open.to });
    }
    const inside = this.alternatives(depth + 1);
    if (this.pieces[this.at]?.kind === 'close') this.at += 1;
    else this.mistake({ code: 'bracket-open', kept: true }, open);
    return inside;
  }

  private skipBracket(): void {
    for (let open = 1; open > 0 && this.at < this.pieces.length; this.at += 1) {
      const { kind } = this.pieces[this.at] ?? {};
      if (kind === 'open') open += 1;
      else if (kind === 'close') open -= 1;
    }
  }

  private negated(depth: number): Tree<C>[] {
    const piece = this.pieces[this.at];
    if (!piece || piece.kind === 'or') return [];
    let of: Tree<C>[];
    if (piece.kind === 'word') {
      this.at += 1;
      if (isMark(piece.text)) {
        this.marks.push(piece);
        return [];
      }
      of = this.phrase({ kind: 'words', text: piece.text, span: piece });
    } else of = this.part(piece, depth, false);
    return of.length > 0 ? [{ kind: 'not', of: all(of) }] : [];
  }

  private term(piece: Extract<Piece, { kind: 'term' }>, depth: number, settable: boolean): Tree<C>[] {
    const { grammar } = this;
    const next = this.pieces[this.at];
    const group = grammar.groups.find((name) => name === piece.name.toLowerCase());
    if (!piece.value && next?.kind === 'open' && next.from === piece.to) {
      this.at += 1;
      const inside = this.bracket(next, depth);
      if (group) return inside.length > 0 ? [{ kind: 'group', name: group, of: all(inside) }] : [];
      return this.mistake({ code: 'value-missing', ...this.named(piece.name) }, piece);
    }
    if (group && next && next.from === piece.to && (next.kind === 'term' || next.kind === 'not')) {
      // `line:timing:ambush`: a group of one.
      const inside = this.part(next, depth + 1, false);
      return inside.length > 0 ? [{ kind: 'group', name: group, of: all(inside) }] : [];
    }
    const field = grammar.fieldOf(piece.name);
    if (field === undefined && group === undefined) {
      const suggestion = nearest(piece.name.toLowerCase(), grammar.fieldNames);
      const asTyped = this.text.slice(piece.from + piece.name.length, piece.to);
      return this.mistake(
        { code: 'unknown-field', ...(suggestion ? { expected: [suggestion], suggestion: suggestion + asTyped } : {}) },
        piece,
      );
    }
    if (!piece.value || field === undefined)
      return this.mistake({ code: 'value-missing', ...this.named(piece.name) }, piece);
    if (!piece.closed) {
      if (piece.value.kind === 'pattern') return this.mistake({ code: 'pattern-open', field }, piece);
      this.mistake({ code: 'quote-open', field, kept: true }, piece.valueSpan);
    }
    if (++this.terms > MAX_TERMS) return this.mistake({ code: 'too-many' }, piece);
    const { name, relation, value, valueSpan, from, to } = piece;
    const resolved = grammar.term({ name, relation, value, valueSpan, span: { from, to }, field });
    if ('fault' in resolved) return this.mistake(resolved.fault, piece, valueSpan);
    if ('setting' in resolved) {
      if (!settable) return this.mistake({ code: 'not-inside', field }, piece);
      this.settings.push(resolved.setting);
      return [];
    }
    if (resolved.doubt) this.mistake({ ...resolved.doubt, kept: true }, piece, valueSpan);
    return [resolved.tree];
  }

  private named(name: string): { field?: string } {
    const field = this.grammar.fieldOf(name);
    return field === undefined ? {} : { field };
  }

  private phrase(phrase: Phrase): Tree<C>[] {
    if (phrase.kind !== 'pattern' && phrase.text.trim() === '') {
      this.marks.push(phrase.span);
      return [];
    }
    if (++this.terms > MAX_TERMS) return this.mistake({ code: 'too-many' }, phrase.span);
    const read = this.grammar.phrase(phrase);
    return 'fault' in read ? this.mistake(read.fault, phrase.span) : [read.tree];
  }

  private mistake({ at, ...fault }: Fault, whole: Span, value: Span = whole): [] {
    const { from, to } = at === 'value' ? value : whole;
    const piece = this.text.slice(from, to);
    this.mistakes.push({ ...fault, from, to, piece, whole: this.text.slice(whole.from, whole.to) });
    return [];
  }
}
