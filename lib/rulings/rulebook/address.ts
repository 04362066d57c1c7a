/** Path of a paragraph (`7.3`) or a chapter (`7`) of the rulebook, without its language. */
export function rulePath(number: string): string {
  const [chapter = '', paragraph] = number.split('.');
  return `/rules/${chapter}${paragraph ? `#r${number}` : ''}`;
}
