/** What a page wants an account for: keys of the messages `account.signIn.reason`. */
export type SignInReason = 'decks' | 'followed' | 'edit' | 'keep' | 'report' | 'collection' | 'account' | 'sets';

/** Pages that send a visitor to sign in, by the path after the language and, for decks, after the game. */
const PAGES: readonly (readonly [RegExp, SignInReason])[] = [
  [/^\/decks\/mine$/, 'decks'],
  [/^\/decks\/followed$/, 'followed'],
  [/^\/decks\/keep$/, 'keep'],
  [/^\/decks\/[^/]+\/edit$/, 'edit'],
  [/^\/decks\/[^/]+\/report$/, 'report'],
  [/^\/collection(\/|$)/, 'collection'],
  [/^\/account(\/tokens)?$/, 'account'],
  [/^\/sets$/, 'sets'],
];

/** Why somebody who comes back to `path` (of this site, with its language) is asked to sign in; nothing where a visitor may look. */
export function signInReason(path: string): SignInReason | undefined {
  const page = path
    .replace(/[?#].*$/s, '')
    .replace(/^\/[^/]+/, '')
    .replace(/^\/ccg(?=\/)/, '');
  return PAGES.find(([shape]) => shape.test(page))?.[1];
}
