import { db as ownDb } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { Failure } from '@/lib/rules/mythos/scenario/expect';
import type { Locale } from '@/lib/i18n/locales';
import { GLOSSARY_SEGMENT } from '../files';
import { linkTargets } from '../markup';
import { runOnCatalogue, type ScenarioRun, TooBusyError } from '../proof/run-scenario';
import { languagesOf, type ProposalContent } from './content';

/** Why a proposal cannot be published, as data: the page has the words. */
export type Problem =
  | { code: 'slug-missing' | 'scenario-not-json' | 'scenario-too-long' | 'scenario-busy' }
  | { code: 'slug-taken'; slug: string }
  | { code: 'answer-missing'; locale: Locale }
  | { code: 'unknown-card' | 'unknown-term' | 'unknown-rule' | 'unknown-keyword' | 'unknown-ruling'; name: string }
  /** Another ruling of the site stands in the place of it already. */
  | { code: 'already-replaced'; name: string }
  | { code: 'unknown-link'; locale: Locale; name: string }
  | { code: 'scenario-refused'; error: string }
  | { code: 'scenario-fails'; failures: Failure[] };

/** Addresses under /rulings that are pages of the site. */
const RESERVED = new Set([GLOSSARY_SEGMENT, 'desk', 'suggest', 'feed']);

export interface Checked {
  /** Empty: it can be published. */
  problems: Problem[];
  /** It has a scenario, and the engine says that it holds. */
  proven: boolean;
}

/**
 * What stands between a proposal and its publication: texts, everything it names, and its scenario, played by the
 * engine now.
 * @param own id of the proposal, which may hold the slug already.
 */
export async function examine(
  game: string,
  content: ProposalContent,
  own: string,
  run: (scenario: unknown) => Promise<ScenarioRun> = runOnCatalogue,
  db: PrismaClient = ownDb(),
): Promise<Checked> {
  const [names, scenario] = await Promise.all([nameProblems(db, game, content, own), scenarioProblems(content, run)]);
  const problems = [...textProblems(content), ...names, ...scenario];
  return { problems, proven: content.scenario !== '' && scenario.length === 0 };
}

function textProblems(content: ProposalContent): Problem[] {
  const problems: Problem[] = content.slug ? [] : [{ code: 'slug-missing' }];
  for (const locale of languagesOf(content)) {
    if (!content.texts[locale]?.answer) problems.push({ code: 'answer-missing', locale });
  }
  return problems;
}

async function nameProblems(db: PrismaClient, game: string, content: ProposalContent, own: string): Promise<Problem[]> {
  const { slug, supersedes, cards, terms, rules, keywords } = content;
  const linked = languagesOf(content).flatMap((locale) =>
    linkTargets(content.texts[locale]?.answer ?? '').map((name) => ({ locale, name })),
  );
  const targets = linked.map(({ name }) => name);
  const asked = { gameId: game };
  const [knownCards, knownTerms, knownRules, knownKeywords, shipped, proposal, rival] = await Promise.all([
    db.card.findMany({ where: { ...asked, code: { in: [...cards, ...targets] } }, select: { code: true } }),
    db.term.findMany({ where: { ...asked, slug: { in: [...terms, ...targets] } }, select: { slug: true } }),
    db.ruleParagraph.findMany({
      where: { ...asked, number: { in: [...rules, ...targets] } },
      select: { number: true },
    }),
    db.keyword.findMany({ where: { ...asked, name: { in: keywords } }, select: { name: true } }),
    db.ruling.findMany({
      where: { ...asked, origin: 'files', slug: { in: [slug, supersedes].filter((one) => one !== undefined) } },
      select: { slug: true, supersededBy: true },
    }),
    db.rulingProposal.findUnique({ where: { id: own }, select: { slug: true } }),
    slug ? db.rulingProposal.findFirst({ where: { ...asked, slug, NOT: { id: own } }, select: { id: true } }) : null,
  ]);
  const known = {
    card: new Set(knownCards.map(({ code }) => code)),
    term: new Set(knownTerms.map((term) => term.slug)),
    rule: new Set(knownRules.map(({ number }) => number)),
    keyword: new Set(knownKeywords.map(({ name }) => name)),
    ruling: new Set(shipped.map((ruling) => ruling.slug)),
  };
  const replacedBy = shipped.find((ruling) => ruling.slug === supersedes)?.supersededBy;
  const unknown = (kind: keyof typeof known, list: readonly string[]): Problem[] =>
    list.filter((name) => !known[kind].has(name)).map((name) => ({ code: `unknown-${kind}`, name }));
  return [
    ...(slug && (rival || known.ruling.has(slug) || RESERVED.has(slug)) ? [{ code: 'slug-taken' as const, slug }] : []),
    ...unknown('card', cards),
    ...unknown('term', terms),
    ...unknown('rule', rules),
    ...unknown('keyword', keywords),
    ...unknown('ruling', supersedes ? [supersedes] : []),
    ...(supersedes && replacedBy && replacedBy !== proposal?.slug
      ? [{ code: 'already-replaced' as const, name: supersedes }]
      : []),
    ...linked
      .filter(({ name }) => !known.card.has(name) && !known.term.has(name) && !known.rule.has(name))
      .map((link) => ({ code: 'unknown-link' as const, ...link })),
  ];
}

async function scenarioProblems({ scenario }: ProposalContent, run: typeof runOnCatalogue): Promise<Problem[]> {
  if (scenario === '') return [];
  let json: unknown;
  try {
    json = JSON.parse(scenario);
  } catch {
    return [{ code: 'scenario-not-json' }];
  }
  let outcome: ScenarioRun;
  try {
    outcome = await run(json);
  } catch (error) {
    if (error instanceof TooBusyError) return [{ code: 'scenario-busy' }];
    throw error;
  }
  if (outcome.kind === 'too-long') return [{ code: 'scenario-too-long' }];
  if (outcome.kind === 'refused') return [{ code: 'scenario-refused', error: outcome.error }];
  return outcome.result.ok ? [] : [{ code: 'scenario-fails', failures: outcome.result.failures }];
}
