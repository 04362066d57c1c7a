import type { Keep } from './shelf';

/** A browser's storage, for tests: `full` refuses to take more. */
export function memoryStorage({ full = false } = {}): Keep & { keys: () => string[] } {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}
