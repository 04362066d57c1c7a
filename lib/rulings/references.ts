import { LOCALES } from '@/lib/i18n/locales';
import { CHAPTERS } from './chapters';
import type { GlossaryFile, RulingFile } from './files';
import { linkTargets } from './markup';
import type { ChapterFile } from './rulebook/files';

interface At<T> {
  /** From the project's root. */
  path: string;
  file: T;
}

export interface References {
  rulings: readonly At<RulingFile>[];
  glossary: readonly At<GlossaryFile>[];
  rulebook: readonly At<ChapterFile>[];
  /** Scenario files as they were read. */
  scenarios: readonly At<unknown>[];
  cards: ReadonlySet<string>;
  /** Keywords of cards by their English names. */
  keywords: ReadonlySet<string>;
}

/**
 * What no single file can see: every card, term, paragraph, keyword and ruling named exists, in every language, and
 * nothing is in two files. Gives one sentence a problem, each naming the file, the entry and what is missing; an empty
 * list is good news.
 */
export function referenceProblems(all: References): string[] {
  const problems: string[] = [];
  const terms = owners(all.glossary, ({ terms }) => terms.map(({ slug }) => slug), problems); // prettier-ignore
  const rulings = owners(all.rulings, (file) => file.rulings.map(({ slug }) => slug), problems); // prettier-ignore
  const paragraphs = owners(all.rulebook, (file) => file.paragraphs.map(({ number }) => number), problems); // prettier-ignore
  owners(all.rulebook, ({ chapter }) => [`chapter ${chapter}`], problems);
  const known: Known = { ...all, terms, rulings, paragraphs };
  problems.push(
    ...all.rulings.flatMap((at) => inRulings(at, known)),
    ...all.glossary.flatMap(({ path, file }) =>
      file.terms.flatMap(({ slug, definition }) =>
        LOCALES.flatMap((locale) => deadLinks(definition[locale], `${path}: term ${slug} (${locale})`, known)),
      ),
    ),
    ...all.rulebook.flatMap(({ path, file }) =>
      file.paragraphs.flatMap(({ number, text }) =>
        LOCALES.flatMap((locale) => deadLinks(text[locale], `${path}: paragraph ${number} (${locale})`, known)),
      ),
    ),
    ...doubleCitations(all.rulebook),
    ...all.scenarios.flatMap((at) => inScenario(at, known)),
  );
  return problems;
}

type Names = ReadonlyMap<string, string>;
interface Known extends Pick<References, 'cards' | 'keywords'> {
  terms: Names;
  rulings: Names;
  paragraphs: Names;
}

function inRulings({ path, file }: At<RulingFile>, known: Known): string[] {
  return file.rulings.flatMap(({ slug, cards, terms, rules, keywords, source }) => {
    const missing = [
      ...cards.filter((code) => !known.cards.has(code)).map((code) => `card ${code}`),
      ...terms.filter((term) => !known.terms.has(term)).map((term) => `term ${term}`),
      ...rules.filter((number) => !known.paragraphs.has(number)).map((number) => `paragraph ${number}`),
      ...keywords.filter((keyword) => !known.keywords.has(keyword)).map((keyword) => `keyword ${keyword}`),
      ...(source.replacedBy && !known.rulings.has(source.replacedBy) ? [`ruling ${source.replacedBy}`] : []),
    ];
    return missing.map((what) => `${path}: ruling ${slug} names ${what}, which does not exist`);
  });
}

function deadLinks(text: string, where: string, { terms, cards, paragraphs }: Known): string[] {
  return linkTargets(text).flatMap((target) => {
    const there = terms.has(target) || cards.has(target) || paragraphs.has(target) || isChapter(target);
    return there ? [] : [`${where} links ${target}, which is no term, card or paragraph`];
  });
}

function isChapter(target: string): boolean {
  return /^\d+$/.test(target) && CHAPTERS[Number(target) - 1] !== undefined;
}

/** The engine's name of a rule leads to one paragraph. */
function doubleCitations(rulebook: References['rulebook']): string[] {
  const first = new Map<string, string>();
  return rulebook.flatMap(({ path, file }) =>
    file.paragraphs.flatMap(({ number, cited }) =>
      cited.flatMap((name) => {
        const other = first.get(name);
        first.set(name, other ?? number);
        return other === undefined
          ? []
          : [`${path}: paragraph ${number} is cited as ${name}, as paragraph ${other} is`];
      }),
    ),
  );
}

const CARD_CODE = /^(?!X-)[A-Z0-9]{2,8}-M?\d{2,3}$/;

function inScenario({ path, file }: At<unknown>, { rulings, cards }: Known): string[] {
  const slug = path.replace(/^.*\//, '').replace(/\.json$/, '');
  const missing = [...new Set(codesIn(file))].filter((code) => !cards.has(code));
  return [
    ...(rulings.has(slug) ? [] : [`${path} is the scenario of no ruling: there is no ruling ${slug}`]),
    ...missing.map((code) => `${path} plays card ${code}, which does not exist`),
  ];
}

function codesIn(value: unknown): string[] {
  if (typeof value === 'string') return CARD_CODE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(codesIn) : [];
}

function owners<T>(files: readonly At<T>[], names: (file: T) => string[], problems: string[]): Names {
  const owner = new Map<string, string>();
  for (const { path, file } of files) {
    for (const name of names(file)) {
      const other = owner.get(name);
      if (other && other !== path) problems.push(`${path}: ${name} is already in ${other}`);
      owner.set(name, path);
    }
  }
  return owner;
}
