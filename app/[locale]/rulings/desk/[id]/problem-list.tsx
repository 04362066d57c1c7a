import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Checked, Problem } from '@/lib/rulings/desk/problems';
import { Notice } from '@/lib/ui/controls/notice';
import { languageNames } from '../fields';

interface ProblemListProps {
  checked: Checked;
  hasScenario: boolean;
  locale: Locale;
}

/** What stands in the way of publishing, in words, and how the scenario fared. */
export async function ProblemList({ checked: { problems, proven }, hasScenario, locale }: ProblemListProps) {
  const t = await getTranslations('desk');
  const sentences = await Promise.all(problems.map((problem) => sentencesOf(problem, locale)));
  return (
    <Notice tone={problems.length === 0 ? 'good' : 'warn'} title={problems.length === 0 ? t('clean') : undefined}>
      {problems.length > 0 && (
        <ul className="list-disc pl-5">
          {sentences.flat().map((sentence) => (
            <li key={sentence} className="break-words">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {proven && <p className="mt-2">{t('proven')}</p>}
      {!hasScenario && <p className="mt-2">{t('noScenario')}</p>}
    </Notice>
  );
}

async function sentencesOf(problem: Problem, locale: Locale): Promise<string[]> {
  const t = await getTranslations('desk.problems');
  const language = languageNames(locale);
  switch (problem.code) {
    case 'slug-taken':
      return [t(problem.code, { slug: problem.slug })];
    case 'answer-missing':
      return [t(problem.code, { language: language(problem.locale) })];
    case 'unknown-link':
      return [t(problem.code, { name: problem.name, language: language(problem.locale) })];
    case 'unknown-card':
    case 'unknown-term':
    case 'unknown-rule':
    case 'unknown-keyword':
    case 'unknown-ruling':
    case 'already-replaced':
      return [t(problem.code, { name: problem.name })];
    case 'scenario-refused':
      return [t(problem.code, { error: problem.error })];
    case 'scenario-fails':
      return problem.failures.map(({ path, expected, actual }) =>
        t(problem.code, { path, expected: JSON.stringify(expected), actual: JSON.stringify(actual) ?? '–' }),
      );
    default:
      return [t(problem.code)];
  }
}
