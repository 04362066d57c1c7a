import { z } from 'zod';
import { formatById } from '../../games/games';
import type { DeckPart } from '../../games/parts';
import { printingsOf } from '../../cards/pool-card';
import { cardTitle } from '../../cards/title';
import type { DeckContentLine } from '../../contract';
import { MAX_NAME } from '../../limits';
import { cleanLine, shorten } from '../../plain-text';
import { LABELS } from '../../text/headings';
import { type Entry, readEntry } from '../entry';
import { type FileFormat, noDeck, type WriteContext } from '../file-format';
import { parseJson } from '../json/json-format';
import { pile, type SavedObject, type TableCard } from './saved-object';

/** Marks the cards of a maybe pile, beside their id. */
const MAYBE = 'maybe';
const PARTS = ['main', 'missions', 'maybe'] as const satisfies readonly DeckPart[];
/** Cards that are read of one file. */
const MAX_CARDS = 5000;

/**
 * A saved object for Tabletop Simulator: a pile for the cards, one for the missions, one for the maybes. The game fetches
 * the pictures from where `picture` says, so they are seen only where that address can be reached.
 */
export const ttsFormat: FileFormat = {
  name: 'tts',
  mediaType: 'application/json; charset=utf-8',
  ending: '.tts.json',
  mostCopies: 1000,
  ofFaces: true,
  write(deck, context) {
    const labels = LABELS[context.locale].parts;
    const back = `${context.site}/card-back.png`;
    const saved: SavedObject = {
      SaveName: deck.name,
      GameMode: '',
      Note: deck.format,
      ObjectStates: PARTS.flatMap((part, place) => {
        const cards = deck[part].flatMap((line) => copies(line, part, context));
        return pile(cards, part === 'main' ? deck.name : `${deck.name}: ${labels[part]}`, back, place);
      }),
    };
    return `${JSON.stringify(saved)}\n`;
  },
  recognises: (text) => /^\s*\{/.test(text) && /"ObjectStates"\s*:/.test(text),
  read(text, names) {
    const value = parseJson(text);
    if (value === undefined) return { ok: false, refusal: { reason: 'json-broken' } };
    const saved = savedSchema.safeParse(value).data;
    const cards = saved?.ObjectStates.flatMap((thing) => cardsOf(thing)).slice(0, MAX_CARDS) ?? [];
    if (!saved || cards.length === 0) return { ok: false, refusal: { reason: 'json-unknown' } };
    const deck = noDeck();
    const name = [saved.SaveName, saved.ObjectStates[0]?.Nickname ?? ''].find((one) => cleanLine(one) !== '');
    if (name) deck.name = shorten(cleanLine(name.slice(0, 2000)), MAX_NAME);
    if (formatById(saved.Note)) deck.format = saved.Note;
    for (const entry of entriesOf(cards)) readEntry(deck, entry, names);
    return { ok: true, decks: [deck] };
  },
};

function copies({ code, count, printing }: DeckContentLine, part: DeckPart, context: WriteContext): TableCard[] {
  const card = context.pool.get(code);
  const id = printing ?? code;
  const one: TableCard = {
    id: part === 'maybe' ? `${id} ${MAYBE}` : id,
    nickname: card ? cardTitle(card.definition, context.locale) : code,
    description: [code, ...context.linesOf(code)].join('\n'),
    face: context.picture({ code, printing: printing ?? printingsOf(card)[0]?.id ?? code }),
  };
  return Array.from({ length: count }, () => one);
}

// Of a file that somebody has saved on their own table: piles within piles are not looked into further than this.

const text = z.string().catch('');
const cardSchema = z.object({ Nickname: text, GMNotes: text });
const thingSchema = cardSchema.extend({ Name: text, ContainedObjects: z.array(cardSchema).catch([]) });
const savedSchema = z.object({ SaveName: text, Note: text, ObjectStates: z.array(thingSchema) });

function cardsOf(thing: z.output<typeof thingSchema>): z.output<typeof cardSchema>[] {
  if (thing.ContainedObjects.length > 0) return thing.ContainedObjects;
  return /^Card/.test(thing.Name) ? [thing] : [];
}

/** Equal cards counted, in the order in which they come first. */
function entriesOf(cards: readonly z.output<typeof cardSchema>[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { Nickname, GMNotes } of cards) {
    const key = `${GMNotes}\n${Nickname}`;
    const known = entries.get(key);
    if (known) known.count += 1;
    else {
      const [code = '', part] = GMNotes.split(' ');
      const line = entries.size + 1;
      entries.set(key, { line, place: Nickname.slice(0, 100), part: part === MAYBE ? MAYBE : undefined, count: 1, code, name: Nickname });
    }
  }
  return [...entries.values()];
} // prettier-ignore
