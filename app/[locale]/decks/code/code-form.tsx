import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { TextArea } from '@/lib/ui/controls/field';

/** What is in the way of a code, in words, and where the rest of its deck can be had. */
export interface CodeProblem {
  words: string;
  rest?: string;
}

interface CodeFormProps {
  code: string;
  locale: Locale;
  problem: CodeProblem | undefined;
}

/** Takes a deck code, and says what is wrong with the one that was tried. */
export async function CodeForm({ code, locale, problem }: CodeFormProps) {
  const t = await getTranslations('travel.code');
  return (
    <form action={`/${locale}/decks/code`}>
      <TextArea
        id="code"
        name="code"
        label={t('field')}
        error={problem?.words}
        defaultValue={code}
        rows={4}
        required
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {t('open')}
        </Button>
        {problem?.rest && <ButtonLink href={problem.rest}>{t('import')}</ButtonLink>}
      </div>
    </form>
  );
}
