import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CardErratum } from '@/lib/catalogue/card';
import type { Locale } from '@/lib/i18n/locales';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import { Notice } from '@/lib/ui/controls/notice';

/** What the card said before it was corrected: people hold it in their hands. */
export async function CardErrata({ errata, locale }: { errata: readonly CardErratum[]; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('cards.card'), getFormatter()]);
  return errata.map(({ on, was }) => {
    const date = format.dateTime(new Date(on), { dateStyle: 'long', timeZone: 'UTC' });
    return (
      <Notice key={on} title={t('errata.title', { date })}>
        <p>{t('errata.lead')}</p>
        <dl className="facts mt-1">
          {was.chakra !== undefined && fact(t('cost'), was.chakra)}
          {was.power !== undefined && fact(t('power'), was.power)}
          {was.points !== undefined && fact(t('points'), was.points)}
          {was.faction && fact(t('faction'), factionLabel(was.faction, locale))}
          {was.keywords &&
            fact(t('keywords'), was.keywords.map((one) => keywordLabel(one, locale)).join(', ') || t('none'))}
          {was.text &&
            fact(
              t('effect'),
              was.text.length > 0
                ? was.text.map((line, index) => <p key={index}>{plain(line)}</p>)
                : t('errata.noEffect'),
            )}
        </dl>
      </Notice>
    );
  });
}

function fact(label: string, value: ReactNode) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
