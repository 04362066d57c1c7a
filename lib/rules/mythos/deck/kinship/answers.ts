import type { Answering, Strength, Way } from './answering';
import type { KinCatalogue } from './catalogue';
import type { Look } from './look';
import { type Term, termsOf } from './terms';

/** How cards of a deck answer one of the opponent's. `by`: their codes, the one that does it best first. */
export interface AnswerReason {
  way: Way;
  undoes: Strength;
  look: Look;
  /** On what terms all of them do it. */
  terms: readonly Term[];
  by: readonly string[];
  weight: number;
}

export interface Answer {
  code: string;
  score: number;
  reasons: readonly AnswerReason[];
}

const FURTHER_CARD = 0.55;
const FURTHER_REASON = 0.4;

/**
 * Cards whose strengths those given undo, best first, one of each name. An answer weighs what it says that the card is
 * within reach (few are: a keyword, an upgraded card; many are: Power 4 or less) and what its owner loses: a dear card, an
 * effect that would go on.
 */
export function answersOf(deck: readonly string[], catalogue: KinCatalogue, limit: number): Answer[] {
  const cards = [...new Set(deck)];
  const all = cards.flatMap((code) => catalogue.answers.by.get(code) ?? []);
  // A whole deck reaches most cards one way or another: there it counts against what it has an answer.
  const weighed = cards.length > 1 ? all.map((one) => ({ ...one, worth: one.loss })) : all;
  const answers = ranked(weighed, ({ target }) => target, catalogue);
  return (cards.length > 1 ? spread(answers) : answers).slice(0, limit);
}

/** Most answers told of one card of a deck: what one card can do says little of the deck. */
const MOST_OF_ONE = 3;

/** Where a card has had its say, another one of the deck that answers as well is told of instead. */
function spread(answers: readonly Answer[]): Answer[] {
  const told = new Map<string, number>();
  return answers.flatMap((answer) => {
    const reasons = answer.reasons.filter(({ by: [lead = ''] }) => (told.get(lead) ?? 0) < MOST_OF_ONE);
    const lead = reasons[0]?.by[0];
    if (lead === undefined) return [];
    told.set(lead, (told.get(lead) ?? 0) + 1);
    return [{ ...answer, reasons }];
  });
}

/** Cards that undo the strengths of this one, best first, one of each name. */
export function answersTo(code: string, catalogue: KinCatalogue, limit: number): Answer[] {
  return ranked(catalogue.answers.of.get(code) ?? [], ({ by }) => by, catalogue).slice(0, limit);
}

function ranked(all: readonly Answering[], shown: (answer: Answering) => string, { readings }: KinCatalogue): Answer[] {
  const groups = new Map<string, Map<string, Answering[]>>();
  for (const answer of all) {
    const code = shown(answer);
    const own = groups.get(code) ?? new Map<string, Answering[]>();
    groups.set(code, own);
    const key = `${answer.way} ${answer.undoes} ${termsAt(answer, readings).join(' ')}`;
    own.set(key, [...(own.get(key) ?? []), answer]);
  }
  const names = new Set<string | undefined>();
  return [...groups]
    .map(([code, own]): Answer => {
      const reasons = [...own.values()].map((group) => reasonOf(group, readings)).sort(byWeight);
      return { code, reasons, score: reasons.reduce((sum, { weight }, at) => sum + weight * FURTHER_REASON ** at, 0) };
    })
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
    .filter(({ code }) => {
      const name = readings.get(code)?.card.name.en;
      return !names.has(name) && names.add(name);
    });
}

function byWeight(a: AnswerReason, b: AnswerReason): number {
  return b.weight - a.weight || (`${a.way} ${a.undoes}` < `${b.way} ${b.undoes}` ? -1 : 1);
}

function termsAt({ by, effect }: Answering, readings: KinCatalogue['readings']): readonly Term[] {
  const card = readings.get(by)?.card;
  return card ? termsOf(card, effect) : [];
}

function reasonOf(group: readonly Answering[], readings: KinCatalogue['readings']): AnswerReason {
  const [best, ...others] = [...group].sort((a, b) => b.worth - a.worth || (a.by < b.by ? -1 : 1)) as [Answering, ...Answering[]]; // prettier-ignore
  const { way, undoes, look, worth } = best;
  const by = [...new Set([best.by, ...others.map((one) => one.by)])];
  return {
    way,
    undoes,
    look,
    terms: termsAt(best, readings),
    by,
    weight: (worth * (1 - FURTHER_CARD ** by.length)) / (1 - FURTHER_CARD),
  };
}
