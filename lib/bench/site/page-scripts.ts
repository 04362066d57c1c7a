import { gzipSync } from 'node:zlib';
import { openBrowser } from './browser';

/**
 * JavaScript that a browser loads to show a page, in bytes after gzip, each file once and until nothing more is asked
 * for. Compressed here, so that the figure does not hang on what the server or a proxy does.
 */
export async function scriptBytes(baseUrl: string, paths: readonly string[]): Promise<Map<string, number>> {
  const browser = await openBrowser();
  try {
    const bytes = new Map<string, number>();
    for (const path of paths) {
      // A context of its own has an empty cache.
      const context = await browser.newContext();
      const page = await context.newPage();
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const isScript = response.headers()['content-type']?.includes('javascript') ?? false;
        if (isScript && response.ok())
          scripts.set(response.url(), response.body().then((body) => gzipSync(body).length)); // prettier-ignore
      });
      const response = await page.goto(new URL(path, baseUrl).href, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`);
      const sizes = await Promise.all(scripts.values());
      bytes.set(path, sizes.reduce((sum, size) => sum + size, 0)); // prettier-ignore
      await context.close();
    }
    return bytes;
  } finally {
    await browser.close();
  }
}
