import { pictureRoute } from './picture';

export const GET = pictureRoute('mythos');
