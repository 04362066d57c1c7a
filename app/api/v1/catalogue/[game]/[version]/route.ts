import { ccgSnapshot } from '@/lib/catalogue/ccg/cards';
import { GAMES } from '@/lib/catalogue/games';
import { cardSnapshot, snapshotAddress } from '@/lib/catalogue/snapshot';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { FOR_GOOD, publicJson } from '@/lib/http/public-json';

/**
 * The whole catalogue of a game at one version, for searching without asking: `{ data }`. The address of a version
 * never changes what it holds; any other version, `latest` among them, leads on to the present one.
 */
export const GET = answering(
  async (request: Request, { params }: RouteContext<'/api/v1/catalogue/[game]/[version]'>) => {
    const { game, version } = await params;
    const present = await snapshotAddress(game);
    if (!present)
      return openToAll(problem(404, { title: 'No such game', detail: `Games here are ${GAMES.join(', ')}.` }));
    if (!present.endsWith(`/${version}`)) {
      const headers = { location: present, 'cache-control': 'no-store' };
      return openToAll(new Response(null, { status: 307, headers }));
    }
    return publicJson(request, { data: game === 'ccg' ? await ccgSnapshot() : await cardSnapshot(game) }, FOR_GOOD);
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
