import { sheetRoute } from '../../../../decks/[slug]/sheet.pdf/sheet';

export const GET = sheetRoute('ccg');
