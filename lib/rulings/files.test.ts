import { describe, expect, it } from 'vitest';
import { rulingFileSchema, type RulingEntry } from './files';

const inAll = (text: string) => ({ en: text, pl: text, uk: text, fr: text });
const ruling = (change: Partial<Record<keyof RulingEntry, unknown>> = {}) => ({
  slug: 'tied-mission',
  status: 'official',
  source: { chapter: 5, document: 'rulebook' },
  cards: ['KS-001'],
  terms: ['edge'],
  question: inAll('Who wins a tie?'),
  answer: inAll('The player with the [[edge|Edge]].'),
  ...change,
});
const file = (...rulings: unknown[]) => ({ game: 'mythos', rulings });
const problemsOf = (...rulings: unknown[]) => {
  const { success, error } = rulingFileSchema.safeParse(file(...rulings));
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('rulingFileSchema', () => {
  it('accepts a ruling in all languages', () => {
    expect(problemsOf(ruling())).toEqual([]);
  });

  it.each([
    ['a missing language', ruling({ question: { en: 'Who?' } }), 'rulings.0.question.pl'],
    ['an empty text', ruling({ answer: { ...inAll('Yes.'), uk: '  ' } }), 'rulings.0.answer.uk'],
    ['an unknown status', ruling({ status: 'rumour' }), 'rulings.0.status'],
    [
      'a chapter that is not there',
      ruling({ source: { chapter: 40, document: 'rulebook' } }),
      'rulings.0.source.chapter',
    ],
    ['the address of the glossary as slug', ruling({ slug: 'terms' }), 'rulings.0.slug'],
    ['a link it does not list', ruling({ terms: ['power'] }), 'rulings.0.answer.en: links edge'],
    [
      'a reading without its decision',
      ruling({ status: 'reading', source: { chapter: 5, document: 'reading' } }),
      'names its decision',
    ],
    ['a superseded ruling without successor', ruling({ status: 'superseded' }), 'rulings.0.source.replacedBy'],
  ])('refuses %s', (_, entry, problem) => {
    expect(problemsOf(entry).join('\n')).toContain(problem);
  });

  it('refuses a slug given twice', () => {
    expect(problemsOf(ruling(), ruling())).toEqual(['rulings.1.slug: tied-mission is given twice']);
  });
});
