import type { CardKind } from '../cards/symbols';

/**
 * One thing that keeps a deck from being legal; never a sentence: the site says it in the reader's language from
 * `violations.<code>` and these parameters. Codes shared with the younger game mean the same and have the same ones.
 */
interface OfDeck<Code extends string, Params> {
  code: Code;
  severity: 'error';
  params: Params;
  ruleRef: string;
}

interface OfCards<Code extends string, Params> extends OfDeck<Code, Params> {
  /** Codes of the cards it is about. */
  cards: string[];
}

export type Violation =
  | OfDeck<'too-few-cards', { count: number; min: number; missing: number }>
  | OfDeck<'too-many-cards', { count: number; max: number; surplus: number }>
  | OfCards<'too-many-of-kind', { kind: CardKind; count: number; max: number; surplus: number }>
  | OfCards<'too-many-of-name', { name: string; count: number; max: number; surplus: number }>
  | OfCards<'kind-not-allowed', { count: number }>
  | OfCards<'unknown-card', { count: number }>
  | OfCards<'withdrawn-card', { count: number }>;
