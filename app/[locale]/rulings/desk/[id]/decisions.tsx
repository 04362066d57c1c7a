import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Proposal } from '@/lib/rulings/desk/proposals';
import { Button } from '@/lib/ui/controls/button';
import { decideAction } from '../actions';

interface DecisionsProps {
  locale: Locale;
  proposal: Proposal;
  /** Nothing stands in the way of publishing it. */
  clean: boolean;
}

/** What a judge may do with the newest revision now. */
export async function Decisions({
  locale,
  proposal: { id, revision, state, publishedRevision },
  clean,
}: DecisionsProps) {
  const t = await getTranslations('desk');
  const fresh = publishedRevision !== revision;
  return (
    <form action={decideAction.bind(null, locale, id, revision)} className="mt-4 flex flex-wrap items-center gap-2">
      {fresh && clean && (
        <Button type="submit" name="decision" value="publish" variant="primary">
          {t(publishedRevision === null ? 'publish' : 'publishAgain')}
        </Button>
      )}
      {state === 'suggested' && (
        <Button type="submit" name="decision" value="decline">
          {t('decline')}
        </Button>
      )}
      {state === 'published' && (
        <>
          <Button type="submit" name="decision" value="withdraw" variant="danger">
            {t('withdraw')}
          </Button>
          <span className="text-sm text-soft">{t('withdrawText')}</span>
        </>
      )}
    </form>
  );
}
