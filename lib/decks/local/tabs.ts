import type { TabMessage } from '../edit/ports';
import { uuid } from './uuid';

// What the tabs of one browser know of each other.

const CHANNEL = 'kage.decks';
const TAB_KEY = 'kage.tab';
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

/**
 * A name for this tab that it keeps over a reload. A duplicated tab brings its twin's name along: the lock that
 * each living tab holds tells them apart, and the later one takes a new name.
 */
export async function nameThisTab(): Promise<string> {
  const remembered = remember();
  if (remembered && (await hold(remembered))) return remembered;
  const fresh = uuid();
  await hold(fresh);
  remember(fresh);
  return fresh;
}

/** Names of the tabs now open on this site. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [])));
}

/** A page that is being reloaded gives its name back within this time (milliseconds). */
const HANDOVER = 700;

/** Whether the name was free. It is held until the page is gone; where locks are missing it is taken to be free. */
function hold(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockName(tab), { signal: AbortSignal.timeout(HANDOVER) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

function remember(tab?: string): string | null {
  try {
    if (tab) sessionStorage.setItem(TAB_KEY, tab);
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null; // storage is switched off
  }
}
