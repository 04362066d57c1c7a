import { openToAll } from '@/lib/http/cors';
import { problem } from '@/lib/http/problem';

/** An address of the API that leads nowhere: said as the API says everything, not by a page of the site. */
function nowhere(request: Request): Response {
  const { pathname } = new URL(request.url);
  return openToAll(problem(404, { title: 'No such address', detail: `The API has nothing at ${pathname}.` }));
}

export { nowhere as DELETE, nowhere as GET, nowhere as OPTIONS, nowhere as PATCH, nowhere as POST, nowhere as PUT };
