/** A line of progress, told apart from what Next and the tests print. */
export function say(line: string): void {
  console.log(`[kage] ${line}`);
}
