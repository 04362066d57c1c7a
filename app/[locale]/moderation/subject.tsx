import { getTranslations } from 'next-intl/server';
import { deckPath } from '@/lib/decks/games/paths';
import type { Subject } from '@/lib/decks/moderation/subject';
import { Link } from '@/lib/i18n/navigation';

/** The deck or comment that something is about. */
export async function SubjectLine({ subject }: { subject: Subject }) {
  const t = await getTranslations('people.moderation');
  const { kind, deck, author, text, hidden, id } = subject;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <span className="text-soft">{t(kind)}</span>{' '}
        {kind === 'comment' && (
          <>
            <Link href={`/u/${author}`}>{t('by', { author })}</Link> {t('on')}{' '}
          </>
        )}
        {deck ? (
          <Link href={`${deckPath(deck)}${kind === 'comment' ? `#comment-${id}` : ''}`}>
            <bdi>{deck.name}</bdi>
          </Link>
        ) : (
          <em>{t('private')}</em>
        )}
        {kind === 'deck' && (
          <>
            {' '}
            <Link href={`/u/${author}`}>{t('by', { author })}</Link>
          </>
        )}
        {hidden && <strong className="text-bad"> · {t('hiddenNow')}</strong>}
      </p>
      {text !== undefined && (
        <blockquote
          dir="auto"
          className="my-2 max-h-64 overflow-y-auto border-l-4 border-line-strong pl-3 wrap-anywhere whitespace-pre-line"
          tabIndex={0}
        >
          {text}
        </blockquote>
      )}
    </div>
  );
}
