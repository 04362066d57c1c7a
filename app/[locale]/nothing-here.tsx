import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId, gamePath } from '@/lib/catalogue/games';
import { answerWithStatus, askedPath } from '@/lib/http/answer-status';
import { gameAt } from '@/lib/offline/kept';
import { ButtonLink } from '@/lib/ui/controls/button';
import { Page } from '@/lib/ui/page/page';

/** What a page returns when its address leads nowhere: drawn like any page, with status 404. */
export async function NothingHere() {
  if (!answerWithStatus(404)) notFound();
  return <NotFoundWords game={gameAt(askedPath() ?? '')} />;
}

/** For `generateMetadata` of such a page. */
export async function nothingHereMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** The page that says so, in the reader's language, with ways on within the game whose address it was. */
export async function NotFoundWords({ game = DEFAULT_GAME }: { game?: GameId }) {
  const t = await getTranslations('common.notFound');
  const home = gamePath(game);
  return (
    <Page narrow title={t('title')} lead={t('text')}>
      <span className="lost-ring" aria-hidden="true" />
      <p className="flex flex-wrap gap-2">
        <ButtonLink href={`${home}/cards`} variant="primary">
          {t('search')}
        </ButtonLink>
        <ButtonLink href={`${home}/decks`}>{t('decks')}</ButtonLink>
        <ButtonLink href={`${home}/rulings`}>{t('rulings', { game })}</ButtonLink>
      </p>
    </Page>
  );
}
