import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { openReports } from '@/lib/decks/moderation/queue';
import { hasRole } from '@/lib/accounts/roles';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { NothingHere, nothingHereMetadata } from '../nothing-here';
import { DecisionForm } from './decision-form';
import { ModerationFrame } from './frame';
import { moderator } from './person';
import { SubjectLine } from './subject';

interface ModerationProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Partial<Record<'after' | 'done', string | string[]>>>;
}

export async function generateMetadata({ params }: ModerationProps): Promise<Metadata> {
  const [{ locale }, t, viewer] = await Promise.all([params, getTranslations('people.moderation'), currentUser()]);
  if (!hasRole(viewer, 'moderator')) return nothingHereMetadata();
  return pageMetadata({ locale, path: '/moderation', title: t('title'), indexed: false });
}

/** What people reported, for moderators; for everybody else there is no such page. */
export default async function Moderation({ params, searchParams }: ModerationProps) {
  const [{ locale }, { after, done }] = await Promise.all([params, searchParams]);
  const viewer = await moderator(locale, '/moderation');
  const from = typeof after === 'string' ? after : undefined;
  const found = viewer && (await openReports({ viewer, after: from }));
  if (!found) return <NothingHere />;
  const [t, tReport, format] = await Promise.all([
    getTranslations('people.moderation'),
    getTranslations('people.report'),
    getFormatter(),
  ]);
  return (
    <ModerationFrame view="queue" done={done} after={from !== undefined} next={found.next}>
      {found.things.length === 0 && <p className="text-soft">{t('empty')}</p>}
      <ul className="flex flex-col gap-4">
        {found.things.map(({ subject, reports }) => (
          <li key={subject.id} className="panel min-w-0">
            <SubjectLine subject={subject} />
            <ul className="mt-2 text-sm">
              {reports.map(({ id, reason, reporter, note, createdAt }) => (
                <li key={id} className="wrap-anywhere">
                  {t('reportedBy', {
                    reason: tReport(`reasons.${reason}`),
                    reporter,
                    date: format.dateTime(createdAt, { dateStyle: 'medium' }),
                  })}
                  {note && (
                    <span dir="auto" className="block pl-3 whitespace-pre-line text-soft">
                      {note}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <DecisionForm locale={locale} subject={subject} page="/moderation" />
          </li>
        ))}
      </ul>
    </ModerationFrame>
  );
}
