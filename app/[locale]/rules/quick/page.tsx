import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import { glossary } from '@/lib/rulings/glossary';
import { plainText } from '@/lib/rulings/markup';
import { summaries } from '@/lib/rulings/search-rulings';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { SignedText } from '@/lib/ui/card/text/sign';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';

interface QuickPageProps {
  params: Promise<{ locale: Locale }>;
}

const PHASES = [
  { term: 'start-phase', text: 'start' },
  { term: 'action-phase', text: 'action' },
  { term: 'mission-evaluation', text: 'evaluation' },
  { term: 'end-phase', text: 'end' },
] as const;

/** Words before an effect, and what they say in one sentence. */
const WORDS = ['main', 'upgrade', 'ambush', 'score', 'first-strike', 'duel', 'powerup', 'chakra-x'];

/** What people ask at the table, in the order it comes up. */
const QUESTIONS = [
  'same-name-on-mission',
  'hidden-counts-as',
  'ambush-from-hand',
  'tied-mission',
  'upgraded-character-leaves',
  'upgrade-controlled',
  'snapshot-kabuto',
  'rank-bonus',
];

export async function generateMetadata({ params }: QuickPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rules.quick')]);
  return pageMetadata({ locale, path: '/rules/quick', title: t('title'), description: t('description') });
}

/** One screen for the table. Plain links and no pictures: what it needs is little enough to be kept without a network. */
export default async function QuickPage({ params }: QuickPageProps) {
  const { locale } = await params;
  const [t, terms, questions, signs] = await Promise.all([
    getTranslations('rules.quick'),
    glossary(DEFAULT_GAME, locale),
    summaries(DEFAULT_GAME, QUESTIONS, locale),
    faceWords(),
  ]);
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  const words = WORDS.flatMap((slug) => bySlug.get(slug) ?? []);
  const costs = [
    { deed: t('cost.play'), cost: t('cost.playCost') },
    { deed: t('cost.hidden'), cost: '1' },
    { deed: t('cost.reveal'), cost: t('cost.playCost') },
    { deed: t('cost.upgrade'), cost: t('cost.upgradeCost') },
  ];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="quick">
        <section>
          <h2>{t('phases')}</h2>
          <ol className="quick-phases">
            {PHASES.map(({ term, text }) => (
              <li key={term}>
                <b>{bySlug.get(term)?.name}</b> {t(`phase.${text}`)}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t('costs')}</h2>
          <dl className="quick-pairs">
            {costs.map(({ deed, cost }) => (
              <div key={deed}>
                <dt>{deed}</dt>
                <dd>{cost}</dd>
              </div>
            ))}
          </dl>
          <h2>{t('bonus')}</h2>
          <ul className="quick-ranks">
            {RANK_BONUS.map(({ rank, bonus }) => (
              <li key={rank}>
                <b>{rank}</b> +{bonus}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('words')}</h2>
          <ul className="quick-words">
            {words.map(({ slug, name, definition, locale: language }) => (
              <li key={slug} lang={language === locale ? undefined : language}>
                <details name="word">
                  <summary>{name}</summary>
                  <p>
                    <SignedText text={firstSentence(plainText(definition))} words={signs} />
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('can')}</h2>
          <ul className="quick-questions">
            {questions.map(({ slug, question, short, locale: language }) => (
              <li key={slug} lang={language === locale ? undefined : language}>
                <details>
                  <summary>{question}</summary>
                  <p>
                    <SignedText text={plainText(short)} words={signs} />{' '}
                    <a href={`/${locale}/rulings/${slug}`} aria-label={`${t('why')}: ${question}`}>
                      {t('why')}
                    </a>
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className="no-print mt-6">
        <a href={`/${locale}/rules`}>{t('full')}</a>
      </p>
    </Page>
  );
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
