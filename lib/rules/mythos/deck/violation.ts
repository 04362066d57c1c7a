/** What a ban list allows of a card; `until`: the last day it says so, `2026-11-30`, where that is known. */
interface Restricted {
  count: number;
  max: number;
  surplus: number;
  until?: string;
}

/**
 * One thing that keeps a deck from being legal. Never a sentence: the site says it in the reader's language
 * (messages `violations.<code>`), and names the remedy from the same parameters.
 */
export type Violation =
  | {
      code: 'too-few-cards';
      severity: 'error';
      params: { count: number; min: number; missing: number };
      ruleRef: string;
    }
  | {
      code: 'too-many-cards';
      severity: 'error';
      params: { count: number; max: number; surplus: number };
      ruleRef: string;
    }
  | {
      code: 'too-few-missions';
      severity: 'error';
      params: { count: number; min: number; missing: number };
      ruleRef: string;
    }
  | {
      code: 'too-many-missions';
      severity: 'error';
      params: { count: number; max: number; surplus: number };
      ruleRef: string;
    }
  | {
      code: 'mission-repeated';
      severity: 'error';
      cards: string[];
      params: { count: number; max: number; surplus: number };
      ruleRef: string;
    }
  | {
      code: 'too-many-copies';
      severity: 'error';
      cards: string[];
      params: { count: number; max: number; surplus: number };
      ruleRef: string;
    }
  | { code: 'mission-in-main'; severity: 'error'; cards: string[]; params: { count: number }; ruleRef: string }
  | { code: 'not-a-mission'; severity: 'error'; cards: string[]; params: { count: number }; ruleRef: string }
  | { code: 'unknown-card'; severity: 'error'; cards: string[]; params: { count: number }; ruleRef: string }
  | { code: 'withdrawn-card'; severity: 'error'; cards: string[]; params: { count: number }; ruleRef: string }
  | {
      code: 'not-released';
      severity: 'error';
      cards: string[];
      params: { count: number; releasedOn: string };
      ruleRef: string;
    }
  | {
      code: 'set-not-allowed';
      severity: 'error';
      cards: string[];
      params: { count: number; set: string };
      ruleRef: string;
    }
  | { code: 'banned-card'; severity: 'error'; cards: string[]; params: Restricted; ruleRef: string }
  | { code: 'restricted-card'; severity: 'error'; cards: string[]; params: Restricted; ruleRef: string }
  | {
      code: 'over-points';
      severity: 'error';
      cards: string[];
      params: { points: number; budget: number; surplus: number };
      ruleRef: string;
    }
  | { code: 'unknown-format'; severity: 'error'; params: { format: string }; ruleRef: string };
