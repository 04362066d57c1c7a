import { forgetBatches } from './device';

/** Leaves nothing of a person's counting in this browser as they sign out. */
export function clearLocalCollection(): void {
  try {
    forgetBatches(localStorage);
  } catch {
    // Storage is switched off: there is nothing to clear.
  }
}
