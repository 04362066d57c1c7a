import { ownData } from '@/lib/accounts/own/own-data';
import { currentUser } from '@/lib/accounts/session';
import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';

/** Everything the site keeps about who is signed in, as a file. */
export const GET = answering(async () => {
  const user = await currentUser();
  if (!user) return problem(401, { title: 'Not signed in', detail: 'Sign in to download your data.' });
  return new Response(JSON.stringify(await ownData(user.id), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="kage-codex-${user.handle}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET']);
