/** What stays in a field once `sent` is saved: all that was typed while it was on its way. */
export function leftOver(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}
