import { randomInt } from 'node:crypto';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { type DeckForLab, gameOfDecks } from '@/lib/rulings/lab/session';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';
import { Page, Section } from '@/lib/ui/page/page';
import { deckFor } from '../decks/[slug]/deck-for';
import { openText } from './actions';
import { labPath } from './address';
import { one, type SearchParams } from './asked';
import { TextBoard } from './text-board';

/** Two missions and nobody on them, chakra enough to try things. */
const EMPTY = { players: { A: { chakra: 10 }, B: { chakra: 10 } }, missions: [{}, {}] };

/** Where a board may come from. */
export async function Begin({ locale, asked }: { locale: Locale; asked: SearchParams }) {
  const t = await getTranslations('lab');
  const missing = await fromDecks(asked, locale);
  const empty = await labPath(locale, EMPTY);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <Section title={t('empty')}>
        <p>{t('emptyText')}</p>
        <p className="mt-2">
          <a className="button button-primary" href={empty ?? `/${locale}/lab`}>
            {t('start')}
          </a>
        </p>
      </Section>
      <Section title={t('ruling')}>
        <p>{t('rulingText')}</p>
        <p className="mt-2">
          <ButtonLink href="/rulings">{t('rulingGo')}</ButtonLink>
        </p>
      </Section>
      <Section title={t('deck')} id="deck">
        <p>{t('deckText')}</p>
        <form method="get" action={`/${locale}/lab#deck`} className="mt-3 flex max-w-md flex-col items-start gap-4">
          <TextField
            id="deck-a"
            name="deck"
            label={t('deckField')}
            defaultValue={one(asked, 'deck')}
            error={missing ? t('deckMissing') : undefined}
            autoComplete="off"
            className="w-full"
          />
          <TextField
            id="deck-b"
            name="other"
            label={t('deckOther')}
            defaultValue={one(asked, 'other')}
            autoComplete="off"
            className="w-full"
          />
          <Button type="submit">{t('deckGo')}</Button>
        </form>
      </Section>
      <Section title={t('file')} id="file">
        <TextBoard
          action={openText.bind(null, locale)}
          text=""
          label={t('fileField')}
          hint={t('fileText')}
          submit={t('fileGo')}
        />
      </Section>
    </Page>
  );
}

/** Leads on to the game when both decks are there; true: one was asked for and is not. */
async function fromDecks(asked: SearchParams, locale: Locale): Promise<boolean> {
  const first = one(asked, 'deck').trim();
  if (first === '') return false;
  const second = one(asked, 'other').trim();
  const [a, b] = await Promise.all([deckOf(first), second === '' ? undefined : deckOf(second)]);
  if (!a || (second !== '' && !b)) return true;
  // Each deal is another one; its seed is in the address, so that whoever opens it sees the same.
  const path = await labPath(locale, gameOfDecks(a, b ?? a, randomInt(1, 1_000_000)));
  if (path) redirect(path);
  return true;
}

/** A deck by its link or the last part of it, as far as this visitor may see it whole. */
async function deckOf(link: string): Promise<DeckForLab | undefined> {
  const slug = /([\w-]{6,40})\/?(?:[?#].*)?$/.exec(link)?.[1];
  const deck = slug ? await deckFor(slug) : undefined;
  if (!deck || deck.main.length === 0 || deck.missions.length === 0 || deck.withheld > 0) return undefined;
  const lines = (part: typeof deck.main) => part.map(({ card, count }) => ({ code: card.code, count }));
  return { main: lines(deck.main), missions: lines(deck.missions) };
}
