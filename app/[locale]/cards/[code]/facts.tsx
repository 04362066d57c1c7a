import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CardPage } from '@/lib/catalogue/card';
import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { printedPower } from '@/lib/ui/card/face/face-card';
import { Section } from '@/lib/ui/page/page';
import { TableHead } from '@/lib/ui/list/table-head';
import { cardsAddress } from '../addresses';

interface CardPartProps {
  card: CardPage;
  locale: Locale;
}

/** Everything printed on the card but its effect, each trait a link to all cards that share it. */
export async function CardFacts({ card, locale }: CardPartProps) {
  const [t, format] = await Promise.all([getTranslations('cards.card'), getFormatter()]);
  const { definition, set } = card;
  const all = (filter: Partial<typeof EVERY_CARD>) => cardsAddress(locale, { ...EVERY_CARD, ...filter });
  const fact = (label: string, value: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <>
      <dl className="facts">
        {fact(t('type'), <a href={all({ type: [definition.type] })}>{typeLabel(definition.type, locale)}</a>)}
        {definition.type === 'mission' ? (
          fact(t('points'), definition.points)
        ) : (
          <>
            {fact(t('cost'), definition.chakra)}
            {fact(t('power'), printedPower(definition))}
            {fact(
              t('faction'),
              <a href={all({ faction: [definition.faction] })}>{factionLabel(definition.faction, locale)}</a>,
            )}
          </>
        )}
        {definition.type !== 'mission' &&
          fact(
            t('keywords'),
            definition.keywords.length === 0 ? (
              <span className="text-soft">{t('none')}</span>
            ) : (
              <span className="comma-list">
                {definition.keywords.map((keyword) => (
                  <a key={keyword} href={all({ keyword: [keyword] })}>
                    {keywordLabel(keyword, locale)}
                  </a>
                ))}
              </span>
            ),
          )}
        {fact(
          t('set'),
          <a href={all({ set: [set.code] })} lang={set.name.fallback ? set.name.locale : undefined}>
            {set.name.text}
          </a>,
        )}
        {set.releasedOn && fact(t('released'), format.dateTime(new Date(set.releasedOn), { dateStyle: 'long' }))}
        {fact(t('code'), card.code)}
      </dl>
      {definition.type === 'mission' && <RankPoints points={definition.points} />}
    </>
  );
}

/** What the mission is worth in each rank (D1). */
async function RankPoints({ points }: { points: number }) {
  const t = await getTranslations('cards.card');
  return (
    <Section title={t('rank')}>
      <p className="text-soft">{t('rankText')}</p>
      <div className="table-scroll mt-3 max-w-sm">
        <table className="table">
          <TableHead words={[t('rankName')]} figures={[t('rankBonus'), t('rankTotal')]} />
          <tbody>
            {RANK_BONUS.map(({ rank, bonus }) => (
              <tr key={rank}>
                <td>{rank}</td>
                <td className="number">+{bonus}</td>
                <td className="number font-semibold">{points + bonus}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export async function CardPrintings({ card, locale }: CardPartProps) {
  const t = await getTranslations('cards.card');
  const titled = card.printings.some(({ version }) => version);
  return (
    <Section title={t('printings')}>
      <div className="table-scroll" role="region" aria-label={t('printings')} tabIndex={0}>
        <table className="table">
          <TableHead words={[t('printing'), t('rarity'), ...(titled ? [t('ownTitle')] : [])]} />
          <tbody>
            {card.printings.map(({ id, rarity, version }) => (
              <tr key={id} id={id}>
                <td className="whitespace-nowrap">{id}</td>
                <td>{rarityLabel(rarity, locale)}</td>
                {titled && <td lang={version?.fallback ? version.locale : undefined}>{version?.text}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Languages names come in, ours first. */
const NAME_LANGUAGES = [...LOCALES, 'es', 'pt', 'it', 'ja'] as const;

/** The names in the languages the reader does not see already, where the data has them. */
export async function CardNames({ card }: { card: CardPage }) {
  const t = await getTranslations('cards');
  const { name, version } = card.definition;
  const others = NAME_LANGUAGES.filter((language) => language !== card.name.locale && name[language]);
  if (others.length === 0) return null;
  return (
    <Section title={t('card.names')}>
      <dl className="facts">
        {others.map((language) => (
          <div key={language} className="contents">
            <dt>{t(`languages.${language}`)}</dt>
            <dd lang={language}>
              {name[language]}
              {version?.[language] && <span className="text-soft">, {version[language]}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
