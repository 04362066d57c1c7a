import { answerPicture } from '@/app/[locale]/picture-answer';
import { paperCard } from '@/app/[locale]/decks/[slug]/paper-cards';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { mythosPool, isReleased, today } from '@/lib/decks/cards/pool';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { invalid, problem } from '@/lib/http/problem';
import { moved } from '@/lib/ui/paper/drawing/shapes';
import { faceShapes, faceSize } from '@/lib/ui/paper/face/face-shapes';
import { localeOf } from '../../../locale-parameter';

/** Pixels of a point: 63 mm are 536 pixels. */
const SCALE = 3;

/**
 * The face of a card as this site draws it, as a PNG: for programs that show cards as pictures. `?printing=KS-108-RA`
 * in that printing, `&lang=pl` in that language.
 */
export const GET = answering(
  async (request: Request, { params }: { params: Promise<{ code: string }> }) => {
    const query = new URL(request.url).searchParams;
    const { locale, errors } = localeOf(query);
    if (errors.length > 0) return openToAll(invalid(errors, 'The query is not valid'));
    const pool = await mythosPool();
    const card = pool.get((await params).code.toUpperCase());
    if (!card || !isReleased(card, today())) {
      return openToAll(problem(404, { title: 'No such card', detail: 'Codes look like KS-001.' }));
    }
    const printing = query.get('printing') ?? undefined;
    const line = { code: card.code, count: 1, card, printing };
    const drawn = paperCard(line, locale, await cardTexts(DEFAULT_GAME, locale));
    const { width, height } = faceSize(drawn.face);
    const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
    return openToAll(await answerPicture(request, [moved(faceShapes(drawn, locale), 0, 0, SCALE)], size));
  },
  { open: true },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
