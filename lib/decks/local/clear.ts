import { forgetCopies, notePerson } from './copies';
import { forgetOthers } from './shelf';
import { tellTabs } from './tabs';

/**
 * Leaves nothing of a person in this browser as they sign out, neither unsent drafts nor copies: the device may be a shared
 * one. A guest's deck stays. Other open tabs are told, so that they stop keeping too. Call it in the browser, before or
 * after the session ends.
 */
export function clearLocalDecks(userId: string | null = null): void {
  try {
    forgetOthers(localStorage, null);
    notePerson(localStorage, null);
  } catch {
    // Storage is switched off: there is nothing to clear.
  }
  void forgetCopies();
  tellTabs({ kind: 'left', userId });
}
