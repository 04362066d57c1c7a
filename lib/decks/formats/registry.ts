import type { NameIndex } from '../text/name-index';
import { codeFormat } from './code/code-format';
import { codeWithin } from './code/deck-code';
import { csvFormat } from './csv/csv-format';
import type { DecksRead, FileFormat, ReadDeck } from './file-format';
import { jsonFormat } from './json/json-format';
import { textFormat } from './text-format';
import { ttsFormat } from './tts/tts-format';

/** Every way to write a deck down. In this order they are asked whether a text is theirs: text takes what is left. */
export const FILE_FORMATS: readonly FileFormat[] = [codeFormat, ttsFormat, jsonFormat, csvFormat, textFormat];

/** Longest text that is read, in UTF-16 units; a format may read less. */
export const MAX_FILE = 400_000;

export function fileFormat(name: string): FileFormat | undefined {
  return FILE_FORMATS.find((format) => format.name === name);
}

/**
 * The decks in a text of any format, with what is not understood; or why there are none.
 *
 * @param site where this site is, `https://kage.example`: only decks here are named as what a deck was taken from
 */
export function readDecks(text: string, names: NameIndex, site: string): DecksRead & { format: FileFormat['name'] } {
  const format = FILE_FORMATS.find((one) => one.recognises(text)) ?? textFormat;
  const read: DecksRead =
    text.length > MAX_FILE ? { ok: false, refusal: { reason: 'too-long' } } : format.read(text, names, site);
  const code = format === textFormat && read.ok && !read.decks.some(hasCards) ? codeWithin(text) : undefined;
  return code === undefined
    ? { ...read, format: format.name }
    : { ...codeFormat.read(code, names, site), format: codeFormat.name };
}

function hasCards({ main, missions, maybe }: ReadDeck): boolean {
  return main.length + missions.length + maybe.length > 0;
}
