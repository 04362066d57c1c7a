import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { currentUser, signInPath } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { setNames } from '@/lib/catalogue/sets';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { isList } from '@/lib/collection/lists';
import { entriesOf } from '@/lib/collection/store/read';
import { mythosPool } from '@/lib/decks/cards/pool';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { Pagination } from '@/lib/ui/list/pagination';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { CollectionFrame } from '../frame';
import { NeedAccount } from '../need-account';
import { enter, step, writeNote } from './actions';
import { Choices } from './choices';
import { EntryScreen } from './entry/entry-screen';
import { listPath, readListQuery, SHOWS } from './query';
import { ROWS, rowsOf } from './rows';

interface ListProps {
  params: Promise<{ locale: Locale; list: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: ListProps): Promise<Metadata> {
  const { locale, list } = await params;
  if (!isList(list)) return nothingHereMetadata();
  const t = await getTranslations('collection');
  return pageMetadata({ locale, path: `/collection/${list}`, title: t(`lists.${list}.title`), indexed: false });
}

/** One of the three lists: to count in, and to look through. */
export default async function CollectionList({ params, searchParams }: ListProps) {
  const [{ locale, list: name }, search, user] = await Promise.all([params, searchParams, currentUser()]);
  const sets = await setNames(DEFAULT_GAME, locale);
  const query = readListQuery(name, search, [...sets.keys()]);
  if (!query) return <NothingHere />;
  const { list, set, show, entry } = query;
  const path = listPath(query);
  if (!user) return <NeedAccount locale={locale} returnTo={`/${locale}${path}`} />;

  const [t, { collection }, entries, pool, address] = await Promise.all([
    getTranslations('collection'),
    getMessages(),
    entriesOf({ userId: user.id, game: DEFAULT_GAME }, list),
    mythosPool(),
    snapshotAddress(DEFAULT_GAME),
  ]);
  const all = rowsOf(query, entries, pool, locale);
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const page = Math.min(query.page, pages);
  const rows = all.slice((page - 1) * ROWS, page * ROWS);
  const place = { locale, list, path: listPath({ ...query, page }) };
  const entrySet = set ?? [...sets.keys()][0] ?? '';
  const wait = Number(search.wait);

  return (
    <CollectionFrame part={list} title={t(`lists.${list}.title`)} lead={t(`lists.${list}.lead`)}>
      {wait > 0 && <Notice tone="bad" role="alert" title={t('wait', { minutes: Math.ceil(wait) })} />}
      <nav aria-label={t('list.sets')} className="mb-3 flex flex-wrap gap-2">
        {list !== 'owned' && (
          <Link
            className="chip"
            href={listPath({ list, set: undefined, show: 'have' })}
            aria-current={set ? undefined : 'page'}
          >
            {t('list.allSets')}
          </Link>
        )}
        {[...sets].map(([code, { text }]) => (
          <Link
            key={code}
            className="chip"
            href={listPath({ list, set: code, show })}
            aria-current={code === set ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      {set && (
        <nav aria-label={t('list.show')} className="mb-4 flex flex-wrap gap-2">
          {SHOWS.filter((one) => one !== 'missing' || list === 'owned').map((one) => (
            <Link
              key={one}
              className="chip"
              href={listPath({ list, set, show: one })}
              aria-current={one === show ? 'page' : undefined}
            >
              {t(`list.shows.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      <p className="mb-3 text-soft">{t('list.count', { count: all.length })}</p>
      {rows.length === 0 && (
        <EmptyState title={t('list.empty')}>{t(show === 'missing' ? 'list.complete' : 'list.emptyText')}</EmptyState>
      )}
      {entry !== undefined && <Choices line={entry} set={entrySet} locale={locale} action={step.bind(null, place)} />}
      <NextIntlClientProvider
        messages={{ collection: { entry: collection.entry, row: collection.row, save: collection.save } }}
      >
        <EntryScreen
          // Another list or set is another counting.
          key={path}
          locale={locale}
          userId={user.id}
          list={list}
          set={entrySet}
          rows={rows}
          counts={Object.fromEntries(entries.map(({ printing, count }) => [printing, count]))}
          catalogueAddress={address ?? ''}
          signInPath={signInPath(locale, `/${locale}${path}`)}
          stepAction={step.bind(null, place)}
          entryAction={enter.bind(null, place, entrySet)}
          noteAction={list !== 'owned' && show === 'have' ? writeNote.bind(null, place) : undefined}
        />
      </NextIntlClientProvider>
      <Pagination page={page} pages={pages} href={(to) => `/${locale}${listPath({ ...query, page: to })}`} />
    </CollectionFrame>
  );
}
