/** What a token may be made for. Free of everything else, so that forms and the documentation of the API can name them. */
export const SCOPES = ['decks:read', 'decks:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** Words of the column that are scopes: an older or newer program may know others. */
export function knownScopes(words: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => words.includes(scope));
}

/** Whoever may change decks may read them: every change is answered with the deck. */
export function allows(held: readonly Scope[], asked: Scope): boolean {
  return held.includes(asked) || (asked === 'decks:read' && held.includes('decks:write'));
}
