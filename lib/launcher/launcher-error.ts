/** Something the person at the keyboard can put right: the message says what happened and what to do, no stack needed. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}
