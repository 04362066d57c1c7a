import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { searchCards } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import type { CardListItem } from '@/lib/catalogue/list-item';
import { decksPath } from '@/lib/decks/games/paths';
import { listPublicDecks } from '@/lib/decks/lists/public';
import type { Locale } from '@/lib/i18n/locales';
import { rulingNews } from '@/lib/rulings/changes';
import { plainText } from '@/lib/rulings/markup';
import { ButtonLink } from '@/lib/ui/controls/button';
import { CardFace } from '@/lib/ui/card/face/face';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { DeckMentions } from '@/lib/ui/list/deck-mentions';
import { Icon } from '@/lib/ui/icons/icon';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Section } from '@/lib/ui/page/page';
import { Unbroken } from '@/lib/ui/page/unbroken';
import { SearchBox } from './cards/search/search-box';
import { GuestDeck } from './decks/guest/guest-deck';

interface HomeProps {
  params: Promise<{ locale: Locale }>;
}

/** Shown to say what a search may be: a name, a team, a slip of the pen. */
const EXAMPLES = ['shikamru', 'Team 7', 'sannin', 'Ґаара'];

/** Faces fanned out beside the title, and in the row below. */
const FAN = 3;
const ROW = 7;
const DECKS = 6;
const RULINGS = 4;

/** What a newcomer does first, second and third. */
const FIRST_STEPS = [
  { step: 'learn', href: '/rules/quick' },
  { step: 'starter', href: '/decks/new/start' },
  { step: 'try', href: '/lab' },
] as const;

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('common');
  return {
    ...pageMetadata({ locale, path: '', title: t('brand'), description: t('tagline') }),
    title: { absolute: t('brand') },
  };
}

export default async function Home({ params }: HomeProps) {
  const { locale } = await params;
  const [t, query, words, rarest, { decks }, news] = await Promise.all([
    getTranslations('common.home'),
    getTranslations('query'),
    faceWords(),
    searchCards(
      DEFAULT_GAME,
      { ...EVERY_CARD, type: ['character'], sort: 'rarity', descending: true, size: 48 },
      locale,
    ),
    listPublicDecks({ game: DEFAULT_GAME, limit: DECKS }),
    rulingNews(DEFAULT_GAME, locale, RULINGS),
  ]);
  // The rarest card of each character: no two pictures are akin.
  const faces = rarest.cards.filter(
    (card, index, all) => all.findIndex(({ identity }) => identity === card.identity) === index,
  );
  const show = (card: CardListItem) => (
    <li key={card.code}>
      <CardFace
        card={card}
        locale={locale}
        words={words}
        href={`/${locale}/cards/${card.code}`}
        imageTemplate={cardImageTemplate()}
      />
    </li>
  );
  const total = rarest.facets.type.reduce((sum, { count }) => sum + count, 0);

  return (
    <main id="main" tabIndex={-1}>
      <GuestDeck locale={locale} />
      <div className="hero">
        <div className="hero-inner">
          <div>
            <h1>{t('title')}</h1>
            <p className="lead">{t('lead')}</p>
            <form action={`/${locale}/cards`} role="search" className="hero-search">
              <label htmlFor="home-search" className="sr-only">
                {t('searchLabel')}
              </label>
              <SearchBox
                game={DEFAULT_GAME}
                id="home-search"
                locale={locale}
                defaultValue=""
                placeholder={t('searchPlaceholder')}
                maxLength={MAX_SOURCE}
                hint="home-search-hint"
                words={{ options: query('box.options') }}
              />
              <button className="button button-primary">{t('searchButton')}</button>
            </form>
            <p id="home-search-hint" className="hero-hint">
              {t('searchHint')}
            </p>
            <p className="hero-hint hero-examples">
              {t('tryLabel')}
              {EXAMPLES.map((example) => (
                <a key={example} className="link" href={`/${locale}/cards?${new URLSearchParams({ q: example })}`}>
                  {example}
                </a>
              ))}
            </p>
          </div>
          <ul className="hero-fan">{faces.slice(0, FAN).map(show)}</ul>
        </div>
      </div>

      <div className="page home">
        <ul className="ways">
          <li>
            <h2>
              <Icon name="cards" />
              {t('cardsTitle')}
            </h2>
            <p>{t('cardsText', { count: total })}</p>
            <ButtonLink href="/cards">{t('cardsAction')}</ButtonLink>
          </li>
          <li>
            <h2>
              <Icon name="deck" />
              {t('decksTitle')}
            </h2>
            <p>{t('decksText')}</p>
            <ButtonLink href="/decks/new" prefetch={false}>
              {t('decksAction')}
            </ButtonLink>
          </li>
          <li>
            <h2>
              <Icon name="ruling" />
              {t('rulingsTitle')}
            </h2>
            <p>{t('rulingsText')}</p>
            <ButtonLink href="/rulings">{t('rulingsAction')}</ButtonLink>
          </li>
        </ul>

        <section className="first-steps">
          <div>
            <h2>{t('newcomersTitle')}</h2>
            <p>{t('newcomersText')}</p>
          </div>
          <ol>
            {FIRST_STEPS.map(({ step, href }) => (
              <li key={step}>
                <a href={`/${locale}${href}`}>{t(`${step}Title`)}</a>
                <p>{t(`${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>

        <div className="home-news">
          {news.length > 0 && (
            <section>
              <h2>{t('freshRulings')}</h2>
              <ul className="news-list">
                {news.map(({ ruling: { slug, question, short, locale: written } }) => (
                  <li key={slug} lang={written === locale ? undefined : written}>
                    <a href={`/${locale}/rulings/${slug}`}>
                      <Unbroken text={question} />
                    </a>
                    <p>{plainText(short)}</p>
                  </li>
                ))}
              </ul>
              <p className="mt-2">
                <a href={`/${locale}/rulings`}>{t('allRulings')}</a>
              </p>
            </section>
          )}
          {decks.length > 0 && (
            <section>
              <h2>{t('newestDecks')}</h2>
              <DeckMentions
                decks={decks}
                under={decksPath(DEFAULT_GAME)}
                all={{ href: decksPath(DEFAULT_GAME), label: t('allDecks') }}
              />
            </section>
          )}
        </div>

        <Section title={t('facesTitle')}>
          <ul className="card-grid">{faces.slice(FAN, FAN + ROW).map(show)}</ul>
        </Section>
      </div>
    </main>
  );
}
