/** `[[KS-054|Kabuto]]` is read as "Kabuto": the target is for the link, not for the reader. */
export function withoutLinkTargets(text: string): string {
  return text.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/gu, '$1');
}
