import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { siteHealth } from '@/lib/search/health';

export const dynamic = 'force-dynamic';

/** For load balancers and operators: 200 while readers are answered, 503 when the database does not answer. */
export const GET = answering(async () => {
  const health = await siteHealth();
  const status = health.status === 'down' ? 503 : 200;
  return Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET']);
