import { plainText } from '@/lib/rulings/markup';
import type { RulingPage } from '@/lib/rulings/ruling';
import { JsonLd } from '@/lib/ui/page/json-ld';

/** The question and its answer for search engines, as schema.org has it. Data, not a script: nothing runs. */
export function QuestionData({ ruling }: { ruling: RulingPage }) {
  const data = {
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
  return <JsonLd data={data} />;
}
