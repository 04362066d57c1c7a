/** Path of a deck by its short link, which leads to its page in the reader's language (app/d). */
export function shortPath(slug: string): string {
  return `/d/${slug}`;
}
