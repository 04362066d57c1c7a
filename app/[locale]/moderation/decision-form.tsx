import { getTranslations } from 'next-intl/server';
import { MAX_REPORT_NOTE } from '@/lib/decks/moderation/report';
import type { Subject } from '@/lib/decks/moderation/subject';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';
import { decideAction } from './actions';

interface DecisionFormProps {
  locale: Locale;
  subject: Subject;
  page: '/moderation' | '/moderation/log';
}

/** What a moderator may decide now. */
export async function DecisionForm({ locale, subject: { kind, id, hidden }, page }: DecisionFormProps) {
  const t = await getTranslations('people.moderation');
  return (
    <form action={decideAction.bind(null, locale, { kind, id }, page)} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        className="flex-[1_1_16rem]"
        id={`reason-${id}`}
        name="reason"
        label={t('why')}
        maxLength={MAX_REPORT_NOTE}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" name="decision" value={hidden ? 'restore' : 'hide'} variant={hidden ? 'plain' : 'danger'}>
        {hidden ? t('restore') : t('hide')}
      </Button>
      {page === '/moderation' && !hidden && (
        <Button type="submit" name="decision" value="dismiss">
          {t('dismiss')}
        </Button>
      )}
    </form>
  );
}
