import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import type { KeptPage } from './kept-page';
import type { Rendered } from './rendered';

export interface Renderer {
  render(page: KeptPage): Promise<Rendered>;
  close(): Promise<void>;
}

/** Of a response, what belongs to one connection and not to the page. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** Milliseconds for a page to be made: the database gives up before. */
const PATIENCE = 30_000;

/**
 * Has pages made for nobody: over a port of this machine's own, by a request that carries nothing of whoever asked but
 * the address, the language and the theme. So nothing personal can come into what is kept.
 * @param host as the site is called; never what a client says it is.
 */
export async function startRenderer(handle: RequestListener, host: string): Promise<Renderer> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const { port } = address;
  return {
    async render({ url, locale, theme }) {
      const asking = request({
        host: '127.0.0.1',
        port,
        path: url,
        timeout: PATIENCE,
        headers: headersFor(locale, theme),
      });
      asking.on('timeout', () => asking.destroy(new Error(`${url} took too long`)));
      const [response] = await once(asking.end(), 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const headers = Object.entries<string | string[]>(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
      return { status: response.statusCode, headers, body: Buffer.concat(chunks) };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  function headersFor(locale: string, theme: string | undefined) {
    return {
      host,
      // One of those for whom Next.js writes title and description into the head, not behind the page: right for all.
      'user-agent': 'Slackbot',
      accept: 'text/html',
      'accept-encoding': 'identity',
      cookie: [`NEXT_LOCALE=${locale}`, ...(theme ? [`theme=${theme}`] : [])].join('; '),
    };
  }
}
