import { tooOften } from '@/app/api/decks/answers';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { siteOrigin } from '@/lib/accounts/site-url';
import { bearerOf } from '@/lib/accounts/tokens/bearer';
import { allows, type Scope } from '@/lib/accounts/tokens/scopes';
import { answering } from '@/lib/http/answering';
import { problem } from '@/lib/http/problem';
import { withinLimit } from '../public-api';

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
  return answering<[request: Request, ...rest: A]>(
    async (request, ...rest) => {
      const found = await bearerOf(request);
      // Whoever guesses tokens is a client as any other.
      if (found.kind !== 'known') return withinLimit(undefined, async () => unauthorized(found.kind));
      const { userId, scopes } = found.bearer;
      return withinLimit(userId, async () => {
        if (!allows(scopes, scope)) return forbidden(scope);
        const verdict = scope === 'decks:write' ? await attempt(['deck-write', userId]) : { ok: true as const };
        return verdict.ok ? handler(request, { id: userId }, ...rest) : tooOften(verdict.waitSeconds);
      });
    },
    { open: true },
  );
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
