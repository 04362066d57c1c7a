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

/** What a form adds around its file. */
const FORM = 10_000;
const formSchema = z.object({ locale: z.enum(LOCALES).catch(DEFAULT_LOCALE), file: z.instanceof(File) });

/**
 * A set file of the older game from a curator's form: read, kept, and the form's page shows what it would change or what
 * is wrong with it. A plain form, so it works without JavaScript. For who is no curator there is nothing here.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const user = await currentUser();
  if (!user?.roles.includes('curator')) return problem(404, { title: 'There is nothing here' });
  const verdict = await attempt(['set-write', user.id]);
  if (!verdict.ok)
    return problem(429, { title: 'Too many files', detail: `Try again in ${verdict.waitSeconds} seconds.` });
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_SET_FILE + FORM)
    return problem(413, {
      title: 'The file is too large',
      detail: `A set file has at most ${LARGEST_SET_FILE / 1000} kB.`,
    });
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return problem(400, { title: 'There is no file in this form' });
  const { file, locale } = form.data;
  const id = await upload(user, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  return new Response(null, { status: 303, headers: { location: `/${locale}/ccg/sets?upload=${id}` } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
