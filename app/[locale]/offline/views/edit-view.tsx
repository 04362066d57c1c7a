'use client';

import { useTranslations } from 'next-intl';
import { type GameId, hasEffects } from '@/lib/catalogue/games';
import { emptyDraft } from '@/lib/decks/edit/draft';
import { deckGame } from '@/lib/decks/games/games';
import { DeckEditor } from '../../decks/editor/deck-editor';
import type { KeptSite } from '../site';
import { useOwnDecks } from '../use-own-decks';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

const NO_OWN_CARDS: [] = [];

interface EditProps {
  site: KeptSite;
  game: GameId;
  /** Left out: a new deck. */
  slug: string | undefined;
}

/** The editor, on the device's own copy of a deck or on a new one: edits are kept here and sent when there is a network. */
export function EditView({ site, game, slug }: EditProps) {
  const t = useTranslations('offline');
  const own = useOwnDecks();
  if (own === undefined) return <Waiting title={t('title')} />;
  const stored = slug === undefined ? undefined : own?.copies.find((deck) => deck.slug === slug);
  if (slug !== undefined && !stored) return <MissingView site={site} text={t('decks.gone')} />;
  const blank = stored?.draft ?? emptyDraft({ name: '', format: deckGame(game).defaultFormat });
  const { locale, catalogueAddress, textsAddress, signInPath, today } = site;
  return (
    <main id="main" tabIndex={-1} className="editor">
      <div className="editor-live">
        <DeckEditor
          game={game}
          ownCards={own?.ownCards ?? NO_OWN_CARDS}
          locale={locale}
          userId={own?.userId ?? null}
          blank={blank}
          stored={stored}
          catalogueAddress={catalogueAddress[game]}
          textsAddress={hasEffects(game) ? textsAddress : ''}
          signInPath={signInPath}
          today={today}
          firstCard={slug === undefined ? (new URLSearchParams(location.search).get('card') ?? undefined) : undefined}
        />
      </div>
    </main>
  );
}
