import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { MAX_NOTE, proposalContentSchema, type ProposalContent } from './content';

// What a form sends, read into a proposal. The names of the fields are the paths of the content, `en.question`.

export interface ReadForm {
  content?: ProposalContent;
  note: string;
  /** Names of the fields that are not as they should be; `question` when there is none in any language. */
  wrong: string[];
  /** Of fields that are lists, the entries that are not as they should be, as far as a message has room for them. */
  entries: Record<string, string[]>;
}

/** Entries that are named, and characters of each. */
const NAMED = { entries: 5, characters: 40 };

const words = (value: string) => value.split(/[\s,;]+/).filter(Boolean);
const phrases = (value: string) => value.split(/[,;\n]+/).map((one) => one.trim()).filter(Boolean); // prettier-ignore

/** Never throws: a form may come from anywhere. */
export function readForm(form: FormData): ReadForm {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  const given = (name: string) => field(name) || undefined;
  const texts = LOCALES.flatMap((locale) => {
    const [question, answer, other] = ['question', 'answer', 'other'].map((part) => field(`${locale}.${part}`));
    return question || answer || other ? [[locale, { question, answer, other }]] : [];
  });
  const lists: Record<string, string[]> = {
    rules: words(field('rules')),
    cards: words(field('cards').toUpperCase()),
    terms: words(field('terms')),
    keywords: phrases(field('keywords')),
  };
  const parsed = proposalContentSchema.safeParse({
    ...lists,
    slug: given('slug'),
    status: given('status'),
    document: given('document'),
    chapter: given('chapter') && Number(field('chapter')),
    date: given('date'),
    supersedes: given('supersedes'),
    texts: Object.fromEntries(texts),
    scenario: field('scenario'),
  });
  const note = z.string().max(MAX_NOTE).safeParse(field('note'));
  return {
    ...(parsed.success && { content: parsed.data }),
    note: note.data ?? '',
    wrong: [...(parsed.error ? wrongFields(parsed.error) : []), ...(note.success ? [] : ['note'])],
    entries: parsed.error ? wrongEntries(parsed.error, lists) : {},
  };
}

function wrongFields({ issues }: z.ZodError): string[] {
  const names = issues.map(({ path: [first, locale, part] }) =>
    first === 'texts' ? (locale === undefined ? 'question' : `${String(locale)}.${String(part)}`) : String(first),
  );
  return [...new Set(names)];
}

function wrongEntries({ issues }: z.ZodError, lists: Readonly<Record<string, string[]>>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, list] of Object.entries(lists)) {
    const places = new Set(issues.flatMap(({ path }) => (path[0] === name ? [path[1]] : [])));
    const wrong = [...new Set(list.filter((_, place) => places.has(place)))];
    const named = wrong.slice(0, NAMED.entries).map((entry) => entry.slice(0, NAMED.characters));
    if (named.length > 0) found[name] = named;
  }
  return found;
}
