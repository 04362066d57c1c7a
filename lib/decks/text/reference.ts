import { fold } from '@/lib/catalogue/fold';
import type { NameIndex } from './name-index';

/** A card named by set and number within a line. */
export interface Reference {
  /** Codes it may mean: one, or a character's and a mission's where set and number alone do not tell (P007). */
  codes: readonly string[];
  /** Id of a printing, where one is named. */
  printing?: string;
  /** What the line names as a printing, and the card has none of: `SV`. */
  noPrinting?: string;
}

/** Set and number in the ways people write them: `KS-108`, `ks108`, `KS-M01`, `(KS) 009`, `[KS] #9`. */
const NUMBERED =
  /(?<![\p{L}\p{N}])[([]?(?<set>[a-z]{2,8})[)\]]?(?<gap>[\s#_\p{Pd}]*)(?<mission>m?)(?<number>\d{1,3})(?<variant>_\d+)?(?![\p{L}\p{N}])/giu;
/** What may follow: the rarity that makes it a printing, `-RA` or ` RA`. */
const RARITY = /^(?<gap>[\s\p{Pd}]+)(?<rarity>[a-z]{1,8})(?![\p{L}\p{N}])/iu;

/** All cards that a line names by number, and what is left of the line without them. */
export function takeReferences(text: string, index: NameIndex) {
  const references: Reference[] = [];
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(NUMBERED)) {
    const { set: letters = '', gap = '', mission = '', number = '', variant = '' } = match.groups ?? {};
    const set = letters.toUpperCase();
    if (!index.setCodes.has(set) || match.index < end) continue;
    rest += `${text.slice(end, match.index)} `;
    end = match.index + match[0].length;

    const printing = printingAt(text.slice(end), `${set}-${number.padStart(3, '0')}${variant}`, index);
    if (printing) {
      references.push({ codes: [printing.code], printing: printing.id });
      end += printing.length;
    } else {
      const missionCode = `${set}-M${String(Number(number)).padStart(2, '0')}`;
      const cardCode = `${set}-${number.padStart(3, '0')}`;
      const written = /^\p{Pd}?$/u.test(gap);
      const codes = mission ? [missionCode] : written ? [cardCode] : [cardCode, missionCode];
      const wanted = noPrintingAt(text.slice(end), codes, index);
      references.push({ codes, ...(wanted ? { noPrinting: wanted.rarity } : {}) });
      end += wanted?.length ?? 0;
    }
    if (/^[)\]]/.test(text.slice(end))) end += 1;
  }
  return { references, rest: tidy(rest + text.slice(end)) };
}

function printingAt(after: string, numbered: string, index: NameIndex) {
  const match = RARITY.exec(after);
  const id = `${numbered}-${match?.groups?.['rarity']?.toUpperCase() ?? ''}`;
  const card = match && index.pool.get(id);
  return card ? { id, code: card.code, length: match[0].length } : undefined;
}

/** A rarity of the game that no card of these is printed in, or anything else that is tied to the code by a dash. */
function noPrintingAt(after: string, codes: readonly string[], index: NameIndex) {
  const match = RARITY.exec(after);
  const { gap = '', rarity = '' } = match?.groups ?? {};
  if (!match || codes.some((code) => index.wordsOf(code).has(fold(rarity)))) return undefined;
  if (!/^\p{Pd}$/u.test(gap) && !index.rarities.has(rarity)) return undefined;
  return { rarity: rarity.toUpperCase(), length: match[0].length };
}

function tidy(text: string): string {
  return text.replace(/^[\s,;:|]+|\s+$/gu, '');
}
