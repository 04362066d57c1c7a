import { cardDefinitions, definitionsAddress } from '@/lib/catalogue/definitions';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { FOR_GOOD, publicJson } from '@/lib/http/public-json';

/**
 * All cards of a game with their effects as data, for playing without asking: `{ data: [card] }`. The address of a
 * version never changes what it holds; any other version, `latest` among them, leads on to the present one.
 */
export const GET = answering(
  async (request: Request, { params }: RouteContext<'/api/v1/catalogue/[game]/definitions/[version]'>) => {
    const { game, version } = await params;
    const present = await definitionsAddress(game);
    if (!present) return openToAll(problem(404, { title: 'No such game', detail: `There is no game ${game} here.` }));
    if (!present.endsWith(`/${version}`)) {
      const headers = { location: present, 'cache-control': 'no-store' };
      return openToAll(new Response(null, { status: 307, headers }));
    }
    return publicJson(request, { data: (await cardDefinitions(game)).cards }, FOR_GOOD);
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
