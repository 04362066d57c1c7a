'use client';

import { useTranslations } from 'next-intl';
import { ccgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import { gamePath, type GameId } from '@/lib/catalogue/games';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import type { FaceWords } from '@/lib/ui/card/face/face-card';
import { CardLine } from '@/lib/ui/card/list/line';
import { Page, Section } from '@/lib/ui/page/page';
import { faceFromSnapshot } from '../face';
import type { KeptSite } from '../site';
import { useCards } from '../use-cards';
import { useOwnDecks } from '../use-own-decks';
import { OlderLine } from './older-cards';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

const PARTS = ['main', 'missions', 'maybe'] as const;

/** One of the reader's own decks, to read; any other is not on the device. */
export function DeckView({ site, game, slug }: { site: KeptSite; game: GameId; slug: string }) {
  const t = useTranslations('offline');
  const own = useOwnDecks();
  const catalogue = useCards<AnySnapshotCard>(site.catalogueAddress[game]);
  if (own === undefined) return <Waiting title={t('decks.title')} />;
  const deck = own?.decks.find((one) => one.slug === slug);
  if (!deck) return <MissingView site={site} text={t('decks.gone')} />;
  const { locale, words } = site;
  const { draft, unsent } = deck;
  return (
    <Page
      title={
        <span dir="auto" className="wrap-anywhere">
          {draft.name || t('decks.untitled')}
        </span>
      }
      lead={unsent ? t('decks.unsent') : undefined}
      actions={
        <a className="button button-primary" href={`/${locale}${decksPath(game)}/${slug}/edit`}>
          {t('decks.open')}
        </a>
      }
    >
      {draft.description && <p className="whitespace-pre-line wrap-anywhere">{draft.description}</p>}
      {PARTS.filter((part) => draft[part].length > 0).map((part) => (
        <Section key={part} title={t(`decks.${part}`)}>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {draft[part].map(({ code, count }) => {
              const ownCard = own?.ownCards.find((one) => one.code === code);
              const known = typeof catalogue === 'object' ? catalogue.cards.get(code) : undefined;
              const card = ownCard ? ccgSnapshotCard(ownCard) : known;
              const shown = card ? <Line card={card} locale={locale} words={words} /> : code;
              return (
                <li key={code} className="flex min-h-11 min-w-0 items-center gap-2">
                  <b className="tabular-nums">{count}×</b>
                  {isOwnCode(code) ? (
                    // No page shows it but those of its owner's decks.
                    <span className="min-w-0">{shown}</span>
                  ) : (
                    <a className="min-w-0" href={`/${locale}${gamePath(game)}/cards/${code}`}>
                      {shown}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function Line({ card, locale, words }: { card: AnySnapshotCard; locale: Locale; words: FaceWords }) {
  if ('definition' in card) return <OlderLine card={card} locale={locale} />;
  return <CardLine card={faceFromSnapshot(card, locale)} words={words} />;
}
