import { z } from 'zod';
import { currentClient } from '@/lib/accounts/limits/client';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { problem } from '@/lib/http/problem';
import { type Paper, type PdfPage, toPdf } from '@/lib/ui/paper/drawing/pdf';

const paperSchema = z.enum(['a4', 'letter']).catch('a4');

/** `?paper=a4` or `letter`; A4 for anything else. */
export function paperOf(request: Request): Paper {
  return paperSchema.parse(new URL(request.url).searchParams.get('paper'));
}

export function noSheet(): Response {
  return problem(404, { title: 'No such deck', detail: 'It does not exist, was deleted, or is not shared with you.' });
}

/** Seconds to wait where one client has had many PDFs made; 0 to go on. */
export async function secondsToWait(): Promise<number> {
  const verdict = await attempt(['paper-client', await currentClient()]);
  return verdict.ok ? 0 : verdict.waitSeconds;
}

interface Pdf {
  title: string;
  locale: string;
  paper: Paper;
  /** Name of the file, which headers carry: letters, digits and dashes. */
  file: string;
}

/** A PDF to keep, in pieces as it is drawn. A deck may be its owner's alone, so caches leave it be. */
export function pdfAnswer(pages: Iterable<PdfPage>, { title, locale, paper, file }: Pdf): Response {
  return new Response(toPdf(pages, { title, language: locale, paper }), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}.pdf"`,
      'cache-control': 'private, no-store',
      // The deck's page is what is worth finding, if it is.
      'x-robots-tag': 'noindex',
    },
  });
}
