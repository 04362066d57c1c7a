import { plainText } from '@/lib/rulings/markup';
import type { RulingPage } from '@/lib/rulings/ruling';

/** The question and its answer for search engines, as schema.org has it. Data, not a script: nothing runs. */
export function QuestionData({ ruling }: { ruling: RulingPage }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    inLanguage: ruling.locale,
    mainEntity: {
      '@type': 'Question',
      name: ruling.question,
      text: ruling.question,
      answerCount: 1,
      acceptedAnswer: { '@type': 'Answer', text: plainText([ruling.short, ruling.why].filter(Boolean).join('\n\n')) },
    },
  };
  // `<` is written as an escape, so that no text can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
