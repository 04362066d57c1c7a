import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { type CardKind, type NatureSymbol, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';

// A card as somebody types it in: every field a text, until the schema of the rules has looked at it.

export const NUMBERS = [
  'entranceCost',
  'handCost',
  'combat',
  'support',
  'injuredCombat',
  'injuredSupport',
  'any',
] as const;
export type NumberField = (typeof NUMBERS)[number];

export interface OwnCardForm extends Record<NumberField, string> {
  kind: CardKind;
  symbol: NatureSymbol;
  name: string;
  mental: string;
  text: string;
  /** Of a ninja: its effect works while it is injured as well. */
  valid: boolean;
  /** Of a mission: it stays in the village. */
  permanent: boolean;
  /** Of a jutsu: one card of each symbol named, as often as it is named. */
  symbols: readonly NatureSymbol[];
}

export const EMPTY_CARD: OwnCardForm = {
  ...{ kind: 'ninja', symbol: 'fire', name: '', mental: '', text: '', valid: false, permanent: false, symbols: [] },
  ...{ entranceCost: '0', handCost: '0', combat: '0', support: '0', injuredCombat: '0', injuredSupport: '0', any: '0' },
};

/** The card that a form stands for, or the fields that are none of a card. */
export function readForm(form: OwnCardForm, code: string): { card: CcgCard } | { wrong: ReadonlySet<string> } {
  const text = { en: tidy(form.text) };
  const common = { kind: form.kind, code, name: { en: tidy(form.name) }, symbol: form.symbol };
  const costs = { entranceCost: number(form.entranceCost), handCost: number(form.handCost) };
  const given = {
    ninja: {
      ...costs,
      healthy: { combat: number(form.combat), support: number(form.support) },
      injured: { combat: number(form.injuredCombat), support: number(form.injuredSupport) },
      ...(form.mental.trim() === '' ? {} : { mentalPower: number(form.mental) }),
      effects: text.en === '' ? [] : [{ ...(form.valid ? { valid: true } : {}), text }],
    },
    mission: { ...costs, ...(form.permanent ? { permanent: true } : {}), text },
    client: { ...costs, text },
    jutsu: { cost: { symbols: form.symbols, any: number(form.any) }, text },
  }[form.kind];
  const read = ownCardSchema.safeParse({ ...common, ...given });
  if (read.success) return { card: read.data };
  return { wrong: new Set(read.error.issues.map(({ path }) => fieldOf(path))) };
}

/** The form of a card that is there. */
export function formOf(card: CcgCard): OwnCardForm {
  const form = { ...EMPTY_CARD, kind: card.kind, symbol: card.symbol, name: card.name.en };
  if (card.kind === 'jutsu')
    return { ...form, symbols: card.cost.symbols, any: `${card.cost.any}`, text: card.text.en };
  const costs = { entranceCost: `${card.entranceCost}`, handCost: `${card.handCost}` };
  if (card.kind !== 'ninja')
    return { ...form, ...costs, text: card.text.en, permanent: card.kind === 'mission' && card.permanent === true };
  const [effect] = card.effects;
  return {
    ...form,
    ...costs,
    combat: `${card.healthy.combat}`,
    support: `${card.healthy.support}`,
    injuredCombat: `${card.injured.combat}`,
    injuredSupport: `${card.injured.support}`,
    mental: card.mentalPower === undefined ? '' : `${card.mentalPower}`,
    text: effect?.text.en ?? '',
    valid: effect?.valid === true,
  };
}

/** Symbols named in a line: `fire fire water`, as the buttons write them. */
export function withSymbol(symbols: readonly NatureSymbol[], symbol: NatureSymbol): NatureSymbol[] {
  return [...symbols, symbol].sort((a, b) => SYMBOLS.indexOf(a) - SYMBOLS.indexOf(b));
}

function number(text: string): number {
  return /^\s*-?\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** As plain text has to be: no spaces at its ends, none twice within a line. */
function tidy(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** Field of the form that a path of the schema belongs to. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [first, second] = path.map(String);
  if (first === 'healthy') return second ?? 'combat';
  if (first === 'injured') return second === 'support' ? 'injuredSupport' : 'injuredCombat';
  if (first === 'mentalPower') return 'mental';
  if (first === 'effects') return 'text';
  return first === 'cost' ? (second ?? 'any') : (first ?? 'name');
}
