/**
 * Where to go after signing in: a path of this site, or `fallback`. What a link brings along is not trusted: anything
 * that could lead to another site (`//evil.example`, `/\evil.example`, another scheme) is dropped.
 * An absolute address of this site (`origin`) is taken for its path.
 */
export function returnPath(wanted: unknown, fallback: string, origin: string): string {
  if (typeof wanted !== 'string' || wanted === '' || !URL.canParse(wanted, origin)) return fallback;
  const url = new URL(wanted, origin);
  if (url.origin !== new URL(origin).origin || url.username || url.password) return fallback;
  const path = url.pathname + url.search + url.hash;
  return /^\/[/\\]/.test(path) ? fallback : path;
}
