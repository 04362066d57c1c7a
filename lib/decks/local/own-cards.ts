import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Keep } from './shelf';
import { isRecord, parseStored } from './stored-form';

// Cards of somebody's own making that only this device has: those a guest typed in, until an account takes them over.

const KEY = 'kage.own-cards';

/** What cannot be read is passed over: the server looks at every card again. */
export function deviceOwnCards(storage: Pick<Keep, 'getItem'>): CcgCard[] {
  return readOwnCards(parseStored(storage.getItem(KEY)));
}

/** The cards in an answer or a copy; what cannot be read is passed over. */
export function readOwnCards(value: unknown): CcgCard[] {
  return Array.isArray(value) ? value.filter(isOwnCard) : [];
}

/** False when the device would not take it. */
export function keepOnDevice(storage: Pick<Keep, 'getItem' | 'setItem'>, cards: readonly CcgCard[]): boolean {
  const codes = new Set(cards.map(({ code }) => code));
  const others = deviceOwnCards(storage).filter(({ code }) => !codes.has(code));
  return write(storage, [...others, ...cards]);
}

export function dropFromDevice(storage: Keep, codes: ReadonlySet<string>): void {
  const left = deviceOwnCards(storage).filter(({ code }) => !codes.has(code));
  if (left.length === 0) storage.removeItem(KEY);
  else write(storage, left);
}

function write(storage: Pick<Keep, 'setItem'>, cards: readonly CcgCard[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(cards));
    return true;
  } catch {
    return false; // full, or switched off by the person
  }
}

const KINDS: readonly unknown[] = ['ninja', 'mission', 'jutsu', 'client'];

function isOwnCard(value: unknown): value is CcgCard {
  if (!isRecord(value) || !isRecord(value.name) || typeof value.name.en !== 'string') return false;
  if (typeof value.code !== 'string' || !isOwnCode(value.code) || typeof value.symbol !== 'string') return false;
  if (!KINDS.includes(value.kind)) return false;
  if (value.kind === 'jutsu') return isRecord(value.cost) && Array.isArray(value.cost.symbols) && isRecord(value.text);
  if (typeof value.entranceCost !== 'number' || typeof value.handCost !== 'number') return false;
  return value.kind === 'ninja'
    ? isRecord(value.healthy) && isRecord(value.injured) && Array.isArray(value.effects)
    : isRecord(value.text);
}
