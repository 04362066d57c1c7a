/**
 * One thing that keeps a deck from being legal; never a sentence: the site says it in the reader's language from
 * `violations.<code>` and these parameters. Codes shared with the younger game mean the same and have the same ones.
 */
interface Violating<Code extends string, Params> {
  code: Code;
  severity: 'error';
  /** Codes of the cards it is about. */
  cards?: string[];
  params: Params;
  ruleRef: string;
}

export type Violation =
  | Violating<'too-few-cards', { count: number; min: number; missing: number }>
  | Violating<'too-many-cards', { count: number; max: number; surplus: number }>
  | Violating<'too-many-of-kind', { kind: string; count: number; max: number; surplus: number }>
  | Violating<'too-many-of-name', { name: string; count: number; max: number; surplus: number }>
  | Violating<'kind-not-allowed', { count: number }>
  | Violating<'unknown-card', { count: number }>
  | Violating<'withdrawn-card', { count: number }>
  | Violating<'unknown-format', { format: string }>;
