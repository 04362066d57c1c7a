/** Built files as pages, scripts and styles name them: whole addresses, or from `static/` on. */
const NAMED = /(?:\/_next\/)?static\/(?:chunks|media|css)\/[\w./~%-]+?\.(?:js|css|woff2)\b/g;
const IN_STYLES = /url\(\s*["']?([^"')\s]+\.(?:woff2|svg|png))["']?\s*\)/g;

/** Addresses (`/_next/static/…`) of the built files that a text names; `address` is where the text itself is. */
export function namedAssets(text: string, address: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([name]) => (name.startsWith('/') ? name : `/_next/${name}`));
  const inStyles = address.endsWith('.css')
    ? [...text.matchAll(IN_STYLES)].map(([, name = '']) => new URL(name, `http://site${address}`).pathname)
    : [];
  return [...new Set([...named, ...inStyles])].filter((name) => name.startsWith('/_next/static/'));
}
