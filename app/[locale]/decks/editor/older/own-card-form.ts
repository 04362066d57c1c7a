import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard, Ninja, Requirement, Target } from '@/lib/rules/ccg/cards/schema';
import { type CardKind, type NatureSymbol, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';

// A card as somebody types it in: every field a text, until the schema of the rules has looked at it. The form shows
// English texts only; what it does not show stays as the card had it.

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

/** One effect of a ninja. */
export interface EffectRow {
  /** Tells the rows of one form apart, also when some are taken out. */
  key: number;
  text: string;
  /** It works while the ninja is injured as well. */
  valid: boolean;
  /** The effect that this row shows, as the card had it. */
  was?: Ninja['effects'][number];
}

export interface OwnCardForm extends Record<NumberField, string> {
  kind: CardKind;
  symbol: NatureSymbol;
  name: string;
  mental: string;
  /** Of a ninja, with commas between them. */
  traits: string;
  /** Of a ninja; rows without text are no effects. */
  effects: readonly EffectRow[];
  /** Of any other card. */
  text: string;
  /** Of a mission: it stays in the village. */
  permanent: boolean;
  /** Of a jutsu: one card of each symbol named, as often as it is named. */
  symbols: readonly NatureSymbol[];
  /** Who may use a jutsu; what is empty is not asked for. */
  userName: string;
  userSymbol: NatureSymbol | '';
  userTrait: string;
  userText: string;
  /** Of a mission or a jutsu. */
  target: Target | undefined;
}

export const EMPTY_CARD: OwnCardForm = {
  ...{ kind: 'ninja', symbol: 'fire', name: '', mental: '', traits: '', text: '', permanent: false, symbols: [] },
  ...{ entranceCost: '0', handCost: '0', combat: '0', support: '0', injuredCombat: '0', injuredSupport: '0', any: '0' },
  ...{ userName: '', userSymbol: '', userTrait: '', userText: '', target: undefined },
  effects: [{ key: 0, text: '', valid: false }],
};

/**
 * The card that a form stands for, or the fields that are none of a card.
 * @param before the card that the form was opened with (`formOf`); left out: a new one.
 */
export function readForm(
  form: OwnCardForm,
  code: string,
  before?: CcgCard,
): { card: CcgCard } | { wrong: ReadonlySet<string> } {
  const common = { kind: form.kind, code, name: textOf(form.name, before?.name), symbol: form.symbol };
  const costs = { entranceCost: number(form.entranceCost), handCost: number(form.handCost) };
  const text = textOf(form.text, before && 'text' in before ? before.text : undefined);
  const target = form.target ? { target: form.target } : {};
  const filled = form.effects.flatMap((row, index) => (tidy(row.text) === '' ? [] : [{ row, index }]));
  const given = {
    ninja: {
      ...costs,
      healthy: { combat: number(form.combat), support: number(form.support) },
      injured: { combat: number(form.injuredCombat), support: number(form.injuredSupport) },
      ...(form.mental.trim() === '' ? {} : { mentalPower: number(form.mental) }),
      ...traitsOf(form.traits, before),
      effects: filled.map(({ row }) => ({
        ...(row.valid ? { valid: true } : {}),
        text: textOf(row.text, row.was?.text),
      })),
    },
    mission: { ...costs, ...(form.permanent ? { permanent: true } : {}), ...target, text },
    client: { ...costs, text },
    jutsu: {
      cost: { symbols: form.symbols, any: number(form.any) },
      ...requirementOf(form, before?.kind === 'jutsu' ? before.requirement : undefined),
      ...target,
      text,
    },
  }[form.kind];
  const read = ownCardSchema.safeParse({ ...common, ...given });
  if (read.success) return { card: read.data };
  const rows = filled.map(({ index }) => index);
  return { wrong: new Set(read.error.issues.map(({ path }) => fieldOf(path, rows))) };
}

/** The form of a card that is there. */
export function formOf(card: CcgCard): OwnCardForm {
  const form = { ...EMPTY_CARD, kind: card.kind, symbol: card.symbol, name: card.name.en };
  if (card.kind === 'jutsu') {
    const { name = '', symbol = '', trait = '', text } = card.requirement ?? {};
    return {
      ...form,
      symbols: card.cost.symbols,
      any: `${card.cost.any}`,
      ...{ userName: name, userSymbol: symbol, userTrait: trait, userText: text?.en ?? '' },
      target: card.target,
      text: card.text.en,
    };
  }
  const costs = { entranceCost: `${card.entranceCost}`, handCost: `${card.handCost}` };
  if (card.kind === 'client') return { ...form, ...costs, text: card.text.en };
  if (card.kind === 'mission')
    return { ...form, ...costs, text: card.text.en, permanent: card.permanent === true, target: card.target };
  const effects = card.effects.map((was, key) => ({ key, text: was.text.en, valid: was.valid === true, was }));
  return {
    ...form,
    ...costs,
    combat: `${card.healthy.combat}`,
    support: `${card.healthy.support}`,
    injuredCombat: `${card.injured.combat}`,
    injuredSupport: `${card.injured.support}`,
    mental: card.mentalPower === undefined ? '' : `${card.mentalPower}`,
    traits: joined(card.traits),
    effects: effects.length > 0 ? effects : EMPTY_CARD.effects,
  };
}

/** Of another kind: what was typed as effects becomes its text, and the other way round. */
export function withKind(form: OwnCardForm, kind: CardKind): OwnCardForm {
  const typed = form.effects.some(({ text }) => text.trim() !== '');
  if (kind === 'ninja' && !typed) return { ...form, kind, effects: [{ key: 0, text: form.text, valid: false }] };
  if (kind === 'ninja' || form.kind !== 'ninja' || form.text.trim() !== '') return { ...form, kind };
  return { ...form, kind, text: tidy(form.effects.map(({ text }) => text).join(' ')) };
}

/** Symbols named in a line: `fire fire water`, as the buttons write them. */
export function withSymbol(symbols: readonly NatureSymbol[], symbol: NatureSymbol): NatureSymbol[] {
  return [...symbols, symbol].sort((a, b) => SYMBOLS.indexOf(a) - SYMBOLS.indexOf(b));
}

function number(text: string): number {
  return /^\s*-?\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** As plain text has to be: one line, no spaces at its ends, none twice. */
function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What somebody left as it was may have spaces that we would not write. */
function lineOf(now: string, was: string | undefined): string {
  return now === was ? was : tidy(now);
}

/** A text whose English is shown, its other languages as they were. */
function textOf(now: string, was: { en: string } | undefined): { en: string } {
  return { ...was, en: lineOf(now, was?.en) };
}

function joined(traits: readonly string[] | undefined): string {
  return (traits ?? []).join(', ');
}

/** A trait may have a comma of its own, so traits that nobody touched are not taken apart. */
function traitsOf(now: string, before: CcgCard | undefined): { traits?: readonly string[] } {
  const was = before?.kind === 'ninja' ? before.traits : undefined;
  if (was && now === joined(was)) return { traits: was };
  const traits = now.split(',').map(tidy).filter(Boolean);
  return traits.length > 0 ? { traits } : {};
}

function requirementOf(form: OwnCardForm, was: Requirement | undefined): { requirement?: object } {
  const [name, trait] = [lineOf(form.userName, was?.name), lineOf(form.userTrait, was?.trait)];
  const text = textOf(form.userText, was?.text);
  const asked = {
    ...(name ? { name } : {}),
    ...(form.userSymbol ? { symbol: form.userSymbol } : {}),
    ...(trait ? { trait } : {}),
    ...(text.en ? { text } : {}),
  };
  return Object.keys(asked).length > 0 ? { requirement: asked } : {};
}

const USER_FIELDS: Readonly<Record<string, string>> = { name: 'userName', trait: 'userTrait', text: 'userText' };

/**
 * Field of the form that a path of the schema belongs to.
 * @param rows which row of the form each effect of the card was.
 */
function fieldOf(path: readonly PropertyKey[], rows: readonly number[]): string {
  const [first, second] = path.map(String);
  if (first === 'healthy') return second ?? 'combat';
  if (first === 'injured') return second === 'support' ? 'injuredSupport' : 'injuredCombat';
  if (first === 'mentalPower') return 'mental';
  if (first === 'effects') return `effect-${rows[Number(second)] ?? 0}`;
  if (first === 'requirement') return USER_FIELDS[second ?? ''] ?? 'userText';
  return first === 'cost' ? (second ?? 'any') : (first ?? 'name');
}
