import { exportText } from '../text/export';
import { importText, MAX_TEXT, MAX_TEXT_LINES } from '../text/import';
import type { FileFormat } from './file-format';

/** A list as people write it: whatever is in no other format. */
export const textFormat: FileFormat = {
  name: 'text',
  mediaType: 'text/plain; charset=utf-8',
  ending: '.txt',
  write: (deck, { pool, locale }) => exportText(deck, pool, locale),
  recognises: () => true,
  read(text, names) {
    if (text.length > MAX_TEXT || text.split('\n', MAX_TEXT_LINES + 1).length > MAX_TEXT_LINES) {
      return { ok: false, refusal: { reason: 'too-long' } };
    }
    return { ok: true, decks: [importText(text, names)] };
  },
};
