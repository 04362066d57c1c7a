import { getTranslations } from 'next-intl/server';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import type { CurrentUser } from '@/lib/accounts/session';
import { likes } from '@/lib/decks/social/likes';
import type { DeckPage } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { Tags } from '../../list/tags';
import { placeOf } from '../place';
import { like } from './actions';

interface StandingProps {
  deck: DeckPage;
  viewer: CurrentUser | null;
  locale: Locale;
}

/** Under the title: where the deck comes from, what it is tagged with, who likes it. */
export async function Standing({ deck, viewer, locale }: StandingProps) {
  const [t, tList, liked] = await Promise.all([
    getTranslations('people'),
    getTranslations('decks.list'),
    likes(viewer, deck.id),
  ]);
  const { origin, tags, isOwner } = deck;
  const open = deck.visibility !== 'private' && !deck.hidden;
  if (!origin && tags.length === 0 && !open && !deck.archived) return null;
  return (
    <div className="mb-6 flex flex-col gap-3 print:mb-2">
      {origin && (
        <p className="text-soft">
          {t.rich('credit', {
            name: origin.name,
            author: origin.author,
            deck: (words) => (
              <Link href={deckPath({ ...deck, slug: origin.slug })} className="link wrap-anywhere">
                <bdi>{words}</bdi>
              </Link>
            ),
            by: (words) => (
              <Link href={`/u/${origin.author}`} className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {deck.archived && isOwner && <p className="text-soft">{t('archive.note')}</p>}
      <Tags tags={tags} base={decksPath(gameOf(deck.format))} />
      {open && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <form action={like.bind(null, placeOf(deck, locale), !liked)} className="flex flex-wrap items-center gap-3">
            <Button type="submit" aria-pressed={liked}>
              <span aria-hidden="true">{liked ? '♥' : '♡'}</span> {liked ? t('likes.unlike') : t('likes.like')}
            </Button>
            <span className="text-soft tabular-nums">{tList('like', { count: deck.likes })}</span>
          </form>
          {viewer && !isOwner && (
            <ButtonLink href={`${deckPath(deck)}/report`} variant="ghost" small>
              {t('report.link')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
