import { tooOften } from '@/app/api/decks/answers';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { siteOrigin } from '@/lib/accounts/site-url';
import { bearerOf } from '@/lib/accounts/tokens/bearer';
import { allows, type Scope } from '@/lib/accounts/tokens/scopes';
import { problem } from '@/lib/http/problem';
import { publicApi } from '../public-api';

const REALM = 'Bearer realm="Kage Codex"';

/**
 * A handler of the public API for the owner of an access token (RFC 6750). Open to other sites as all of the API: a
 * browser adds no token by itself as it adds cookies, and cookies open nothing here, so there is nothing that another
 * site could do in a reader's name. Changes count against the same limit as those of the site's own editor.
 */
export function withToken<A extends unknown[]>(
  scope: Scope,
  handler: (request: Request, owner: { id: string }, ...rest: A) => Promise<Response>,
): (request: Request, ...rest: A) => Promise<Response> {
  return publicApi<[request: Request, ...rest: A]>(async (request, ...rest) => {
    const found = await bearerOf(request);
    if (found.kind !== 'known') return unauthorized(found.kind);
    const { userId, scopes } = found.bearer;
    if (!allows(scopes, scope)) return forbidden(scope);
    if (scope !== 'decks:write') return handler(request, { id: userId }, ...rest);
    const verdict = await attempt(['deck-write', userId]);
    return verdict.ok ? handler(request, { id: userId }, ...rest) : tooOften(verdict.waitSeconds);
  });
}

function unauthorized(why: 'missing' | 'expired' | 'unknown'): Response {
  const where = `Tokens are made in your account: ${siteOrigin()}/account/tokens`;
  if (why === 'missing') {
    const detail = `Send “Authorization: Bearer kage_pat_…”. ${where}`;
    return problem(401, { title: 'An access token is needed', detail }, { 'www-authenticate': REALM });
  }
  const [title, said] =
    why === 'expired'
      ? ['This access token has run out', 'The token has run out']
      : ['This access token is not good', 'The token is unknown or was revoked'];
  const challenge = `${REALM}, error="invalid_token", error_description="${said}"`;
  return problem(401, { title, detail: `${said}. ${where}` }, { 'www-authenticate': challenge });
}

function forbidden(scope: Scope): Response {
  const detail = `This token was not made for it: it lacks ${scope}. What a token may do is chosen when it is made.`;
  const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`;
  return problem(403, { title: 'This access token may not do that', detail }, { 'www-authenticate': challenge });
}
