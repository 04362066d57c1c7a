import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { MAX_REPORT_NOTE, REPORT_REASONS, reportable } from '@/lib/decks/moderation/report';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { Check, TextArea } from '@/lib/ui/controls/field';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import { deckFor } from '../deck-for';
import { leadHome, placeOf } from '../place';
import { sendReport } from './actions';

interface ReportProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function reportMetadata({ params }: ReportProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const deck = await deckFor(slug);
  if (!deck) return nothingHereMetadata();
  const t = await getTranslations('people.report');
  const title = t('deckTitle', { name: deck.name });
  return pageMetadata({ locale, path: `${deckPath(deck)}/report`, title, indexed: false });
}

/** Where somebody says what is wrong with a deck or with a comment on it. */
export async function Report({ game, params, searchParams }: ReportProps & { game: GameId }) {
  const [{ locale, slug }, asked] = await Promise.all([params, searchParams]);
  const comment = typeof asked['comment'] === 'string' ? asked['comment'] : undefined;
  const here = `/${locale}${decksPath(game)}/${slug}/report${comment ? `?${new URLSearchParams({ comment })}` : ''}`;
  const viewer = await requireUser(locale, here);
  const deck = await deckFor(slug);
  const sent = asked['sent'] === '1';
  if (!deck || !(sent || (await reportable(comment ? { comment } : { deck: slug }, viewer)))) return <NothingHere />;
  const place = placeOf(deck, locale);
  leadHome(game, place, '/report', asked);
  const [t, tComments] = await Promise.all([getTranslations('people.report'), getTranslations('people.comments')]);
  const wait = Number(asked['wait']);
  const back = <ButtonLink href={`${deckPath(deck)}${comment ? '#comments' : ''}`}>{t('back')}</ButtonLink>;
  const title = comment ? t('commentTitle') : t('deckTitle', { name: deck.name });
  if (sent) {
    return (
      <Page narrow title={<span className="wrap-anywhere">{title}</span>}>
        <Notice tone="good" role="status" title={t('done')} />
        <p className="mt-4">{back}</p>
      </Page>
    );
  }
  return (
    <Page narrow title={<span className="wrap-anywhere">{title}</span>} lead={t('lead')}>
      {wait > 0 && (
        <div className="mb-4">
          <Notice tone="warn" role="alert" title={tComments('wait', { minutes: wait })} />
        </div>
      )}
      <form action={sendReport.bind(null, { ...place, comment })} className="flex flex-col gap-4">
        <fieldset>
          <legend className="font-semibold">{t('why')}</legend>
          {REPORT_REASONS.map((reason, index) => (
            <Check key={reason} type="radio" name="reason" value={reason} required defaultChecked={index === 0}>
              {t(`reasons.${reason}`)}
            </Check>
          ))}
        </fieldset>
        <TextArea
          id="note"
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          maxLength={MAX_REPORT_NOTE}
          rows={3}
          dir="auto"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            {t('send')}
          </Button>
          {back}
        </div>
      </form>
    </Page>
  );
}
