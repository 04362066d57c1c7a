import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { moderationLog } from '@/lib/decks/moderation/queue';
import { hasRole } from '@/lib/accounts/roles';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { DecisionForm } from '../decision-form';
import { ModerationFrame } from '../frame';
import { moderator } from '../person';
import { SubjectLine } from '../subject';

interface LogProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Partial<Record<'after' | 'done', string | string[]>>>;
}

export async function generateMetadata({ params }: LogProps): Promise<Metadata> {
  const [{ locale }, t, viewer] = await Promise.all([params, getTranslations('people.moderation'), currentUser()]);
  if (!hasRole(viewer, 'moderator')) return nothingHereMetadata();
  return pageMetadata({ locale, path: '/moderation/log', title: t('log'), indexed: false });
}

/** Who decided what when, the newest first; what is still hidden can be restored from here. */
export default async function Log({ params, searchParams }: LogProps) {
  const [{ locale }, { after, done }] = await Promise.all([params, searchParams]);
  const viewer = await moderator(locale, '/moderation/log');
  const from = typeof after === 'string' ? after : undefined;
  const found = viewer && (await moderationLog({ viewer, after: from }));
  if (!found) return <NothingHere />;
  const [t, format] = await Promise.all([getTranslations('people.moderation'), getFormatter()]);
  const newest = new Set<string>();
  return (
    <ModerationFrame view="log" done={done} after={from !== undefined} next={found.next}>
      {found.entries.length === 0 && <p className="text-soft">{t('emptyLog')}</p>}
      <ol>
        {found.entries.map(({ id, action, kind, subject, moderator: who, reason, createdAt }) => {
          // Only the last decision about a thing can be turned round.
          const last = subject !== undefined && !newest.has(subject.id);
          if (subject) newest.add(subject.id);
          return (
            <li key={id} className="border-t border-line py-3">
              <p className="text-sm text-soft">
                <time dateTime={createdAt.toISOString()}>
                  {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                {' · '}
                {who ?? t('nobody')} · <strong>{t(`did.${action}`)}</strong>
              </p>
              {subject ? (
                <SubjectLine subject={subject} />
              ) : (
                <p>
                  {t(kind)} <em className="text-soft">({t('gone')})</em>
                </p>
              )}
              {reason && (
                <p dir="auto" className="wrap-anywhere">
                  {reason}
                </p>
              )}
              {last && subject.hidden && <DecisionForm locale={locale} subject={subject} page="/moderation/log" />}
            </li>
          );
        })}
      </ol>
    </ModerationFrame>
  );
}
