import { readLabCode } from '@/lib/rulings/lab/link';

/** The board of a link as a scenario file. */
export async function GET(request: Request): Promise<Response> {
  const link = await readLabCode(new URL(request.url).searchParams.get('s') ?? '');
  if (link.kind !== 'json') return new Response('This link is broken.\n', { status: 400 });
  return new Response(`${JSON.stringify(link.json, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="scenario.json"',
      'x-robots-tag': 'noindex',
    },
  });
}
