import { forgetCopies, notePerson } from './copies';
import { forgetEverybody } from './shelf';
import { tellTabs } from './tabs';

/**
 * Leaves nothing of a person in this browser as they sign out: unsent drafts, copies and a guest's deck alike. Other open
 * tabs are told, so that they stop keeping too. Call it in the browser, before or after the session ends.
 */
export function clearLocalDecks(userId: string | null = null): void {
  try {
    forgetEverybody(localStorage);
    notePerson(localStorage, null);
  } catch {
    // Storage is switched off: there is nothing to clear.
  }
  void forgetCopies();
  tellTabs({ kind: 'left', userId });
}
