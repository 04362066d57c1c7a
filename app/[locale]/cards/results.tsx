import { getTranslations } from 'next-intl/server';
import type { CardQuery, Sort } from '@/lib/catalogue/card-query';
import { type CardTexts, cardTexts } from '@/lib/catalogue/card-texts';
import type { CardSearch } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { EffectLines } from '@/lib/ui/card/text/effect-lines';
import { type FaceCard, printedPower } from '@/lib/ui/card/face/face-card';
import { faceWords } from '@/lib/ui/card/face/face-words';
import { CardGrid } from '@/lib/ui/card/list/grid';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { linkedLines } from '@/lib/ui/card/text/linked-lines';
import { cardTint } from '@/lib/ui/crest/address';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { SortColumn } from '@/lib/ui/list/sort-column';
import { type ChangedAddress, cardAddress } from './addresses';
import { effectGlimpses, effectLinks } from './effect-links';
import { PartlyFound, unmatchedWords } from './search/nothing-found';

interface CardResultsProps {
  locale: Locale;
  query: CardQuery;
  found: CardSearch;
  href: ChangedAddress;
}

export async function CardResults({ locale, query, found, href }: CardResultsProps) {
  const unmatched = unmatchedWords(found);
  return (
    <>
      {unmatched.length > 0 && <PartlyFound unmatched={unmatched} />}
      <CardGlimpses locale={locale} words={await glimpseWords()} imageTemplate={cardImageTemplate()}>
        {query.view === 'table' ? (
          <CardTable locale={locale} query={query} found={found} href={href} />
        ) : (
          <CardFaces locale={locale} found={found} />
        )}
      </CardGlimpses>
    </>
  );
}

/** Faces in the first row of a phone and most of a desk's. */
const AT_ONCE = 4;

async function CardFaces({ locale, found }: Pick<CardResultsProps, 'locale' | 'found'>) {
  const [words, texts] = await Promise.all([faceWords(), cardTexts(DEFAULT_GAME, locale)]);
  const { lines, links } = linkedLines(textsOf(found, texts), effectGlimpses(locale, texts));
  return (
    <CardGrid
      atOnce={AT_ONCE}
      cards={found.cards.map((card) => ({ ...faceOnly(card), text: lines.get(card.code) }))}
      locale={locale}
      words={words}
      links={links}
      imageTemplate={cardImageTemplate()}
    />
  );
}

/** Of a list's card what its face shows: nothing else is sent to the browser. */
function faceOnly(card: FaceCard): FaceCard {
  const { code, type, identity, name, version, chakra, power, points, faction, keywords, rarity, printing } = card;
  return { code, type, identity, name, version, chakra, power, points, faction, keywords, rarity, printing };
}

function textsOf({ cards }: CardSearch, { pieces }: CardTexts) {
  return cards.map(({ code }) => [code, pieces.get(code) ?? []] as const);
}

async function CardTable({ locale, query, found, href }: CardResultsProps) {
  const [t, { instant, continuous }, texts] = await Promise.all([
    getTranslations('cards.table'),
    faceWords(),
    cardTexts(DEFAULT_GAME, locale),
  ]);
  const signs = { instant, continuous };
  const { lines, links } = linkedLines(textsOf(found, texts), effectLinks(locale, texts));
  // A second click on the column that orders the list turns it round.
  const column = (sort: Sort, label: string, className?: string) => {
    const current = query.sort === sort;
    const descending = current ? !query.descending : sort === 'power' || sort === 'rarity';
    return (
      <SortColumn
        label={label}
        className={className}
        state={current ? (query.descending ? 'descending' : 'ascending') : undefined}
        href={href({ sort, descending })}
      />
    );
  };
  return (
    <div className="table-scroll" role="region" aria-label={t('label')} tabIndex={0}>
      <table className="table card-table">
        <thead>
          <tr>
            {column('number', t('code'))}
            {column('name', t('card'))}
            {column('cost', t('cost'), 'number')}
            {column('power', t('power'), 'number')}
            <th scope="col" className="number">
              {t('points')}
            </th>
            <th scope="col">{t('effect')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('faction')}</th>
            <th scope="col">{t('keywords')}</th>
            {column('rarity', t('rarity'))}
          </tr>
        </thead>
        <tbody>
          {found.cards.map((card) => (
            <tr key={card.printing} className={`faction-${cardTint(card)}`}>
              <td className="whitespace-nowrap">{card.code}</td>
              <td className="card-table-name">
                <a
                  href={cardAddress(locale, card.code)}
                  data-glimpse={`card/${card.code}`}
                  lang={card.name.fallback ? card.name.locale : undefined}
                >
                  {card.name.text}
                </a>
                {card.version && (
                  <span lang={card.version.fallback ? card.version.locale : undefined}>{card.version.text}</span>
                )}
              </td>
              <td className="number">{card.chakra}</td>
              <td className="number">{card.power === undefined ? null : printedPower(card)}</td>
              <td className="number">{card.points}</td>
              <td className="card-table-text">
                <EffectLines lines={lines.get(card.code) ?? []} links={links} words={signs} />
              </td>
              <td>{typeLabel(card.type, locale)}</td>
              <td className="card-table-faction">
                {card.faction && (
                  <>
                    <span className="faction-dot" aria-hidden="true" />
                    {factionLabel(card.faction, locale)}
                  </>
                )}
              </td>
              <td>{card.keywords.map((keyword) => keywordLabel(keyword, locale)).join(', ')}</td>
              <td title={card.rarities.map((rarity) => rarityLabel(rarity, locale)).join(', ')}>
                {card.rarities.join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
