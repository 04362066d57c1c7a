import { z } from 'zod';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser } from '@/lib/accounts/session';
import { LARGEST_SET_FILE } from '@/lib/catalogue/curation/set-file';
import { upload } from '@/lib/catalogue/curation/uploads';
import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { problem } from '@/lib/http/problem';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';

/** What a form adds around its file. */
const FORM = 10_000;
const formSchema = z.object({ file: z.instanceof(File).refine(({ name }) => name !== '') });
const localeSchema = z.enum(LOCALES).catch(DEFAULT_LOCALE);

/**
 * A set file of the older game from a curator's form: read, kept, and the form's page shows what it would change or what
 * is wrong with it. A plain form, so it works without JavaScript, and whatever goes wrong is said on its page as well.
 * For who is no curator there is nothing here.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const user = await currentUser();
  if (!user?.roles.includes('curator')) return problem(404, { title: 'There is nothing here' });
  const locale = localeSchema.parse(new URL(request.url).searchParams.get('locale'));
  const page = (query: string) =>
    new Response(null, { status: 303, headers: { location: `/${locale}/ccg/sets?${query}` } });
  const verdict = await attempt(['set-write', user.id]);
  if (!verdict.ok) return page('done=wait');
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_SET_FILE + FORM) return page('done=too-large');
  const form = formSchema.safeParse(Object.fromEntries(await request.formData().catch(() => new FormData())));
  if (!form.success) return page('done=no-file');
  const { file } = form.data;
  try {
    const id = await upload(user, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    return page(`upload=${id}`);
  } catch (error) {
    log.error({ err: error }, 'A set file could not be kept');
    return page('done=failed');
  }
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
