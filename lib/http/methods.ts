import { openToAll, preflight } from './cors';
import { problem } from './problem';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

interface Manners {
  /** For the public API: programs of other sites may read the answers, and ask before. */
  open?: boolean;
}

/**
 * Handlers for the methods that a route does not have: 405 as a problem, with those it has in `Allow`, where Next.js
 * would answer without a word. OPTIONS names them too. A route takes the handlers it lacks; `has` are its own, and
 * HEAD goes with GET.
 */
export function otherMethods(
  has: readonly Exclude<Method, 'HEAD' | 'OPTIONS'>[],
  { open = false }: Manners = {},
): Record<Method, (request: Request) => Response> {
  const allow = METHODS.filter(
    (method) => method === 'OPTIONS' || has.some((own) => own === method || (own === 'GET' && method === 'HEAD')),
  ).join(', ');

  function refuse(request: Request): Response {
    const detail = `${new URL(request.url).pathname} does not answer to ${request.method}. It knows ${allow}.`;
    const answer = problem(405, { title: 'Method not allowed', detail }, { allow });
    return open ? openToAll(answer) : answer;
  }

  function options(): Response {
    const answer = open ? preflight(has.join(', ')) : new Response(null, { status: 204 });
    answer.headers.set('allow', allow);
    return answer;
  }

  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
}
