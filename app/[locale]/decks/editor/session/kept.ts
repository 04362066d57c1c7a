/**
 * What an address answers with (`{ data }`), from this device's own copy when it has one: for good, and so also without
 * a connection. For addresses that never change what they hold, and end in their version. Of `shelf` only the last
 * version of each is kept, and answers for any other where there is no network: a page kept for reading without one may
 * be older or newer than it.
 */
export async function fetchKept<T>(shelf: string, address: string): Promise<T> {
  const cache = await openCache(`${shelf}${address.slice(0, address.lastIndexOf('/'))}`);
  const copy = await cache?.match(address);
  if (copy) return read<T>(copy);
  const response = await fetch(address).catch(async (error: unknown) => {
    const [other] = (await cache?.matchAll()) ?? [];
    if (!other) throw error;
    return other;
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (response.url && new URL(response.url).pathname !== address) return read<T>(response);
  const spare = response.clone();
  const data = await read<T>(response);
  if (cache) {
    const keepOnlyThis = async () => {
      for (const { url } of await cache.keys()) await cache.delete(url);
      await cache.put(address, spare);
    };
    void keepOnlyThis().catch(() => undefined); // no room: it is fetched again next time
  }
  return data;
}

async function read<T>(response: Response): Promise<T> {
  return ((await response.json()) as { data: T }).data;
}

/** Missing on plain HTTP and where storage is switched off. */
async function openCache(shelf: string): Promise<Cache | undefined> {
  try {
    return await caches.open(shelf);
  } catch {
    return undefined;
  }
}
