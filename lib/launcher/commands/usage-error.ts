/** The command was called in a way it does not know: the message says how it is called. */
export class UsageError extends Error {
  override name = 'UsageError';
}
