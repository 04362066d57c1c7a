import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/rulings/markup';
import { rulePath } from '@/lib/rulings/rulebook/address';
import type { Paragraph } from '@/lib/rulings/rulebook/rulebook';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { SignedText } from '@/lib/ui/card/text/sign';
import { chapterTitles } from './chapter-title';
import { shortened } from './text/shortened';

/** Paragraphs of the rulebook with their numbers, each a link to its place. Stands under a heading of the second level. */
export async function RuleList({ paragraphs, locale }: { paragraphs: readonly Paragraph[]; locale: Locale }) {
  const [title, signs] = await Promise.all([chapterTitles(), faceWords()]);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {paragraphs.map((paragraph) => (
        <li key={paragraph.number} className="py-3" lang={paragraph.locale === locale ? undefined : paragraph.locale}>
          <h3>
            <a href={`/${locale}${rulePath(paragraph.number)}`}>
              {paragraph.number} {paragraph.heading ?? title(paragraph.chapter)}
            </a>
          </h3>
          <p className="max-w-[62ch]">
            <SignedText text={shortened(plainText(paragraph.text))} words={signs} />
          </p>
        </li>
      ))}
    </ul>
  );
}
