import { type CardFaceProps, DrawnFace } from './drawn-face';
import { fitFace } from './fit';

/** A card drawn by us, from 60 px to a whole window (see drawn-face.tsx). */
export function CardFace(props: CardFaceProps) {
  return <DrawnFace {...props} fit={fitFace(props.card, props.locale)} />;
}
