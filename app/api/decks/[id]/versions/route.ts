import { PROBLEMS, versionRequestSchema } from '@/lib/decks/contract';
import { MAX_VERSIONS, nameVersion } from '@/lib/decks/store/versions';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { noSuchDeck, whoChanges } from '../../answers';

/** Gives the present state of the owner's deck a name; see lib/decks/contract.ts. */
export const POST = answering(async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, versionRequestSchema);
  if (!body.ok) return body.response;
  const result = await nameVersion({ deck: (await params).id, viewer: who.user, ...body.value });
  switch (result.status) {
    case 'named':
      return Response.json(
        { version: result.version },
        { status: 201, headers: { 'cache-control': 'private, no-store' } },
      );
    case 'not-found':
      return noSuchDeck();
    case 'moved-on':
      return problem(409, {
        type: PROBLEMS.staleDeck,
        title: 'The deck was changed elsewhere',
        detail: 'It has been saved since this revision, which can no longer be named.',
      });
    case 'too-many-versions':
      return problem(409, {
        type: PROBLEMS.tooManyVersions,
        title: 'Too many versions',
        detail: `One deck keeps at most ${MAX_VERSIONS} named versions.`,
      });
  }
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
