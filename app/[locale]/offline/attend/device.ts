import { KEPT_ATTRIBUTE } from '@/lib/offline/kept';

/** When this very page was kept (milliseconds since 1970); undefined for one that has just come from the site. */
export function keptSince(): number | undefined {
  const since = Number(document.documentElement.getAttribute(KEPT_ATTRIBUTE));
  return since > 0 ? since : undefined;
}

/** Somebody who counts bytes is not sent what was not asked for. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)));
}

/** The site has a window of its own, from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
