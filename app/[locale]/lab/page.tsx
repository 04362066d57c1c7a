import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { changeSetUp, withStep } from '@/lib/rulings/lab/session';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { BOARD, labPath } from './address';
import { jsonOf, one, openBoard, type SearchParams } from './asked';
import { Begin } from './begin';
import { readPicks } from './picks';
import { Table } from './table';

interface LabProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: LabProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('lab')]);
  return pageMetadata({ locale, path: '/lab', title: t('title'), description: t('lead'), indexed: false });
}

/** A board in the address, and all that may be done with it. Everything is a link or a form: nothing is kept here. */
export default async function Lab({ params, searchParams }: LabProps) {
  const [{ locale }, asked, t] = await Promise.all([params, searchParams, getTranslations('lab')]);
  const code = one(asked, 's');
  if (code === '') return <Begin locale={locale} asked={asked} />;
  await change(asked, code, locale);
  const opened = await openBoard(code, locale);
  if (opened.kind === 'open') {
    // Scenarios are written in English, whatever the page is in.
    const { title } = opened.scenario;
    return (
      <Page title={title ? <span lang={locale === 'en' ? undefined : 'en'}>{title}</span> : t('title')}>
        <SoftLinks>
          <Table opened={opened} asked={asked} code={code} locale={locale} />
        </SoftLinks>
      </Page>
    );
  }
  const [title, text] =
    opened.kind === 'refused'
      ? [t('refused'), opened.error]
      : opened.problem === 'busy'
        ? [t('busy'), undefined]
        : [t(opened.problem), t(`${opened.problem}Text`)];
  return (
    <Page narrow title={t('title')}>
      <Notice tone="warn" title={title}>
        {text && <p lang={opened.kind === 'refused' ? 'en' : undefined}>{text}</p>}
      </Notice>
      <p className="mt-4">
        <ButtonLink href="/lab">{t('start')}</ButtonLink>
      </p>
    </Page>
  );
}

/** A form that changes the board leads to the address of the changed one. */
async function change(asked: SearchParams, code: string, locale: Locale): Promise<void> {
  const kind = one(asked, 'change');
  if (kind === '') return;
  const read = await jsonOf(code);
  if ('problem' in read) return;
  if (kind === 'pick') {
    const step = readPicks(asked);
    const path = step && (await labPath(locale, withStep(read.json, step)));
    if (path) redirect(`${path}#${BOARD}`);
    return;
  }
  const fields = Object.fromEntries(
    Object.keys(asked).filter((name) => name !== 's' && name !== 'step' && name !== 'find' && name !== 'wrong').map((name) => [name, one(asked, name)]), // prettier-ignore
  );
  const verdict = await attempt(['scenario-client', await currentClient()]);
  if (!verdict.ok) return;
  const made = await changeSetUp(DEFAULT_GAME, read.json, fields);
  if ('kind' in made) return;
  const find = one(asked, 'find') || undefined;
  const path =
    'error' in made
      ? await labPath(locale, read.json, { find, wrong: made.error.slice(0, 300) })
      : await labPath(locale, made.scenario, { find });
  if (path) redirect(`${path}#set-up`);
}
