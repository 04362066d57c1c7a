import { pictureRoute } from '../../../../decks/[slug]/picture.png/picture';

export const GET = pictureRoute('ccg');
