import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { Client } from 'pg';

// Stands in for the site where the launcher is tried: no build, and each answer proves that the database is there.

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const server = createServer((request, response) => {
  if (request.url === '/pid') return response.end(String(process.pid));
  return countCards().then(
    (count) => response.end(`${count} cards`),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen({ port: Number(values.port), host: values.host }, () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(1));

async function countCards(): Promise<unknown> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM card WHERE game_id = 'mythos'`);
    return rows[0]?.count;
  } finally {
    await client.end();
  }
}
