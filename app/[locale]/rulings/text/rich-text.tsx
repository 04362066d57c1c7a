import { faceWords } from '@/lib/ui/card/face/face-words';
import { englishNames } from './english-names';
import { RichBlocks, type RichTextProps } from './rich-blocks';

/**
 * Paragraphs of a ruling, definition or chapter, with the cards and terms it names as links and its signs drawn; within
 * `CardGlimpses` they can be looked behind.
 */
export async function RichText(props: RichTextProps) {
  const [signs, english] = await Promise.all([faceWords(), englishNames(props.locale)]);
  return <RichBlocks {...props} signs={signs} english={english} />;
}
