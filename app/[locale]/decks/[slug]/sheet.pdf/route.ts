import { sheetRoute } from './sheet';

export const GET = sheetRoute('mythos');
