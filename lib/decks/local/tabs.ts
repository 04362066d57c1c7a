import type { TabMessage } from '../edit/ports';
import { uuid } from './uuid';

// What the tabs of one browser know of each other.

const CHANNEL = 'kage.decks';
const lockName = (tab: string) => `kage.tab/${tab}`;

/** Tells the other tabs; nothing happens in a browser without BroadcastChannel, where revisions alone keep watch. */
export function tellTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Hears the other tabs until the answer is called. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  return () => channel.close();
}

let ownName: string | undefined;

/** The name of this page as long as it lives: others can tell from its lock that it does. */
export function thisTab(): string {
  if (ownName === undefined) {
    ownName = uuid();
    void navigator.locks?.request(lockName(ownName), () => new Promise<never>(() => undefined));
  }
  return ownName;
}

/** A page that is just being left, as on a reload, is gone within this time (milliseconds). */
const LEAVING = 4000;

/** Whether the page of that name is no more. Where locks are missing nobody can tell, and its draft is not left lying. */
export async function isGone(tab: string): Promise<boolean> {
  if (tab === ownName) return false;
  if (!navigator.locks) return true;
  try {
    return await navigator.locks.request(lockName(tab), { signal: AbortSignal.timeout(LEAVING) }, () => true);
  } catch {
    return false; // it would not let go in time: it lives
  }
}
