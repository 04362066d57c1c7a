import { getTranslations } from 'next-intl/server';
import { signInPath, type CurrentUser } from '@/lib/accounts/session';
import { deckPath } from '@/lib/decks/games/paths';
import { listComments, MAX_COMMENT } from '@/lib/decks/social/comments';
import type { DeckPage } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { placeOf, placePath } from '../place';
import { saveComment } from './actions';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { commentWords } from './comment-words';

interface CommentsProps {
  deck: DeckPage;
  viewer: CurrentUser | null;
  locale: Locale;
  /** Comment after which the page of comments begins. */
  after?: string;
}

/** What people say about a deck, and the place to say something. */
export async function Comments({ deck, viewer, locale, after }: CommentsProps) {
  const [t, { comments, next }] = await Promise.all([
    getTranslations('people.comments'),
    listComments({ deck: deck.slug, viewer, after }),
  ]);
  const open = deck.visibility !== 'private' && !deck.hidden;
  const place = placeOf(deck, locale);
  return (
    <section className="print:hidden" id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="mb-3">
        {t('title')} <span className="text-soft tabular-nums">{deck.comments}</span>
      </h2>
      <div className="max-w-3xl">
        {!open && comments.length === 0 && <p className="text-soft">{t('closed')}</p>}
        {open && viewer && (
          <CommentForm
            id="comment"
            action={saveComment.bind(null, place, undefined)}
            text=""
            maxLength={MAX_COMMENT}
            words={{ ...(await commentWords()), hint: t('hint', { most: MAX_COMMENT }) }}
          />
        )}
        {open && !viewer && (
          <p>
            <a href={signInPath(locale, placePath(place))}>{t('signIn')}</a>
          </p>
        )}
        {open && comments.length === 0 && <p className="mt-3 text-soft">{t('empty')}</p>}
        {comments.length > 0 && (
          <ol className="mt-4">
            {comments.map((comment) => (
              <CommentItem key={comment.id} comment={comment} place={place} canReport={open && viewer !== null} />
            ))}
          </ol>
        )}
        {(after || next) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {after && <ButtonLink href={`${deckPath(deck)}#comments`}>{t('newest')}</ButtonLink>}
            {next && <ButtonLink href={`${deckPath(deck)}?comments=${next}#comments`}>{t('older')}</ButtonLink>}
          </p>
        )}
      </div>
    </section>
  );
}
