'use client';

import { useTranslations } from 'next-intl';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import type { DraftLine } from '@/lib/decks/edit/draft';
import { gameOf } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import type { OwnDeck } from '@/lib/decks/local/own-decks';
import { EmptyState } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { useMoment } from '../dates';
import type { KeptSite } from '../site';
import { useOwnDecks } from '../use-own-decks';
import { Waiting } from './waiting';

/** One's own decks, with what has been changed on this device and not sent yet. */
export function DecksView({ site: { locale }, game }: { site: KeptSite; game: GameId }) {
  const t = useTranslations('offline');
  const own = useOwnDecks();
  const moment = useMoment();
  const begin = (
    <a className="button button-primary" href={`/${locale}${decksPath(game)}/new`}>
      {t('decks.new')}
    </a>
  );
  if (own === undefined) return <Waiting title={t('decks.title')} />;
  if (own === null)
    return (
      <Page title={t('decks.title')} lead={t('decks.guest')} actions={begin}>
        {null}
      </Page>
    );
  const decks = own.decks.filter(({ draft }) => gameOf(draft.format) === game);
  return (
    <Page
      title={t('decks.title')}
      lead={own.at === undefined ? decks.length > 0 && t('decks.some') : t('decks.lead', { date: moment(own.at) })}
      actions={begin}
    >
      {decks.length === 0 ? (
        <EmptyState title={t(own.at === undefined ? 'decks.notKept' : 'decks.empty')} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {decks.map((deck) => (
            <DeckItem key={deck.id} deck={deck} locale={locale} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function DeckItem({ deck: { slug, isNew, draft, unsent }, locale }: { deck: OwnDeck; locale: string }) {
  const t = useTranslations('offline.decks');
  const game = gameOf(draft.format);
  // One that the server has never had is what the page for new decks goes on with.
  const page = isNew ? 'new' : slug;
  const name = draft.name || t('untitled');
  return (
    <li className="panel min-w-0">
      <h2 className="text-lg">
        {page === undefined ? (
          <span className="block py-1 wrap-anywhere" dir="auto">
            {name}
          </span>
        ) : (
          <a className="link block py-1 wrap-anywhere" dir="auto" href={`/${locale}${decksPath(game)}/${page}`}>
            {name}
          </a>
        )}
      </h2>
      <p className="text-sm">
        {game === DEFAULT_GAME
          ? t('count', { cards: copies(draft.main), missions: copies(draft.missions) })
          : t('countOlder', { cards: copies(draft.main) })}
      </p>
      {unsent && <p className="text-sm font-semibold text-accent">{t('unsent')}</p>}
    </li>
  );
}

const copies = (lines: readonly DraftLine[]) => lines.reduce((sum, { count }) => sum + count, 0);
