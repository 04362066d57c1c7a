import { getTranslations } from 'next-intl/server';
import { LOCALES } from '@/lib/i18n/locales';
import { readLabCode } from '@/lib/rulings/lab/link';

/** The board of a link as a scenario file. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const asked = await params;
  const locale = LOCALES.find((one) => one === asked.locale);
  if (!locale) return new Response(null, { status: 404 });
  const link = await readLabCode(new URL(request.url).searchParams.get('s') ?? '');
  if (link.kind !== 'json') {
    const t = await getTranslations({ locale, namespace: 'lab' });
    return new Response(`${t('broken')}. ${t('brokenText')}\n`, {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'content-language': locale, 'x-robots-tag': 'noindex' },
    });
  }
  return new Response(`${JSON.stringify(link.json, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="scenario.json"',
      'x-robots-tag': 'noindex',
    },
  });
}
