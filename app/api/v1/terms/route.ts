import { otherMethods } from '@/lib/http/methods';
import { glossary } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { publicApi } from '../public-api';
import { readShortList } from '../short-list';
import { termAnswer } from './operation';

/** The glossary; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const asked = readShortList(request, termAnswer, { spoken: true });
  if (asked instanceof Response) return asked;
  const terms = (await glossary(asked.game, asked.locale)).map((term) => ({
    ...term,
    definition: plainText(term.definition),
  }));
  // In the order of their names, which is another one in each language.
  return asked.answer('/api/v1/terms', terms, ({ slug }) => `${asked.locale} ${slug}`);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
