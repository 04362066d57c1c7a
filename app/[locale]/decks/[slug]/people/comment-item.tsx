import { getFormatter, getTranslations } from 'next-intl/server';
import { deckPath } from '@/lib/decks/games/paths';
import { type Comment, MAX_COMMENT } from '@/lib/decks/social/comments';
import { Link } from '@/lib/i18n/navigation';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import type { DeckPlace } from '../place';
import { hideComment, removeComment, saveComment } from './actions';
import { CommentForm } from './comment-form';
import { CommentText } from './comment-text';
import { commentWords } from './comment-words';

interface CommentItemProps {
  comment: Comment;
  place: DeckPlace;
  /** This reader is signed in and may report. */
  canReport: boolean;
}

/** One comment with what its reader may do about it. */
export async function CommentItem({ comment, place, canReport }: CommentItemProps) {
  const [t, format] = await Promise.all([getTranslations('people.comments'), getFormatter()]);
  const { id, author, text, createdAt, edited, own, hidden, canHide, canShow } = comment;
  return (
    <li id={`comment-${id}`} className="border-t border-line py-3">
      <p className="text-sm text-soft">
        <Link href={`/u/${author}`} className="link">
          {author}
        </Link>
        {' · '}
        <time dateTime={createdAt.toISOString()}>
          {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {edited && ` · ${t('edited')}`}
      </p>
      {hidden && (
        <p className="my-1 border-l-4 border-bad pl-3 text-sm">
          {hidden.by === 'owner' ? t('hiddenByOwner') : t('hiddenByModerator', { reason: hidden.reason })}
        </p>
      )}
      <CommentText text={text} />
      <div className="mt-1 flex flex-wrap items-start gap-2">
        {own && (
          <details className="min-w-0 open:basis-full">
            <summary className="min-h-11 py-2 text-sm">{t('edit')}</summary>
            <CommentForm
              id={`edit-${id}`}
              action={saveComment.bind(null, place, id)}
              text={text}
              maxLength={MAX_COMMENT}
              words={{ ...(await commentWords()), send: t('save') }}
            />
            <form action={removeComment.bind(null, place, id)} className="mt-2">
              <Button type="submit" variant="danger" small>
                {t('delete')}
              </Button>
            </form>
          </details>
        )}
        {(canHide || canShow) && (
          <form action={hideComment.bind(null, place, id, canHide)}>
            <Button type="submit" variant="ghost" small>
              {canHide ? t('hide') : t('show')}
            </Button>
          </form>
        )}
        {canReport && !own && !hidden && (
          <ButtonLink href={`${deckPath(place)}/report?comment=${id}`} variant="ghost" small>
            {t('report')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
