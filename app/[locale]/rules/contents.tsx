import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { CHAPTERS } from '@/lib/rulings/chapters';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { SignedText } from '@/lib/ui/card/text/sign';

/** Chapters that are rooms of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = { glossary: '/rulings/terms', faq: '/rulings' };

interface ContentsProps {
  locale: Locale;
  /** Numbers of the chapters that have been written. */
  written: readonly number[];
}

/** All chapters, each with a line that says what is in it. */
export async function Contents({ locale, written }: ContentsProps) {
  const [t, titles, signs] = await Promise.all([
    getTranslations('rules.lines'),
    getTranslations('rulings.chapters'),
    faceWords(),
  ]);
  return (
    <ol className="rule-contents">
      {CHAPTERS.map((key, index) => {
        const number = index + 1;
        const elsewhere = ELSEWHERE[key];
        if (!elsewhere && !written.includes(number)) return null;
        return (
          <li key={key}>
            <a href={`/${locale}${elsewhere ?? `/rules/${number}`}`}>
              <span className="rule-contents-number">{number}</span>
              <span>
                <b>{titles(key)}</b>
                <span>
                  <SignedText text={t(key)} words={signs} />
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
