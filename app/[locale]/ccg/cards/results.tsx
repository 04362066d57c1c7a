import { getTranslations } from 'next-intl/server';
import type { CardQuery, Sort } from '@/lib/catalogue/card-query';
import type { CcgSearch } from '@/lib/catalogue/ccg/cards';
import type { Locale } from '@/lib/i18n/locales';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { CcgFace } from '@/lib/ui/ccg/face/face';
import { type CcgFaceCard, ccgFaceOf, printed } from '@/lib/ui/ccg/face/face-card';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
import { SortColumn } from '@/lib/ui/list/sort-column';
import { cardAddress, type ChangedAddress } from '../../cards/addresses';
import { PartlyFound, unmatchedWords } from '../../cards/search/nothing-found';

interface CcgResultsProps {
  locale: Locale;
  query: CardQuery;
  found: CcgSearch;
  href: ChangedAddress;
}

/** The cards found, as faces or as a table of everything printed on them. */
export async function CcgResults({ locale, query, found, href }: CcgResultsProps) {
  const unmatched = unmatchedWords(found);
  const faces = found.cards.map((card) => ccgFaceOf(card, locale));
  return (
    <>
      {unmatched.length > 0 && <PartlyFound unmatched={unmatched} />}
      {query.view === 'table' ? (
        <CcgTable locale={locale} query={query} cards={faces} href={href} />
      ) : (
        <CcgFaces locale={locale} cards={faces} />
      )}
    </>
  );
}

/** Faces side by side, each a link to its card. */
export async function CcgFaces({ locale, cards }: { locale: Locale; cards: readonly CcgFaceCard[] }) {
  const words = await ccgFaceWords();
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.code}>
          <CcgFace card={card} locale={locale} words={words} href={cardAddress(locale, card.code, 'ccg')} />
        </li>
      ))}
    </ul>
  );
}

interface CcgTableProps extends Pick<CcgResultsProps, 'locale' | 'query' | 'href'> {
  cards: readonly CcgFaceCard[];
}

async function CcgTable({ locale, query, cards, href }: CcgTableProps) {
  const [t, table, words] = await Promise.all([
    getTranslations('ccg.face'),
    getTranslations('cards.table'),
    ccgFaceWords(),
  ]);
  const column = (sort: Sort, label: string, className?: string) => (
    <SortColumn
      label={label}
      className={className}
      state={query.sort === sort ? (query.descending ? 'descending' : 'ascending') : undefined}
      href={href({
        sort,
        descending: query.sort === sort ? !query.descending : sort === 'combat' || sort === 'support',
      })}
    />
  );
  const values = (of: CcgFaceCard['healthy']) => of && `${printed(of.combat)}/${printed(of.support)}`;
  return (
    <div className="table-scroll" role="region" aria-label={table('label')} tabIndex={0}>
      <table className="table card-table ccg-table">
        <thead>
          <tr>
            {column('number', table('code'))}
            {column('name', table('card'))}
            {column('entrance', words.entrance, 'number')}
            {column('hand', words.hand, 'number')}
            <th scope="col" className="number">
              {words.cost}
            </th>
            <th scope="col">{table('type')}</th>
            <th scope="col">{t('symbol')}</th>
            {column('combat', words.healthy, 'number')}
            <th scope="col" className="number">
              {words.injured}
            </th>
            <th scope="col">{table('effect')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.code}>
              <td className="whitespace-nowrap">{card.code}</td>
              <td className="card-table-name">
                <a
                  href={cardAddress(locale, card.code, 'ccg')}
                  lang={card.name.locale === locale ? undefined : card.name.locale}
                >
                  {card.name.text}
                </a>
                {card.madeUp && <span>{words.madeUp}</span>}
              </td>
              <td className="number">{card.entranceCost}</td>
              <td className="number">{card.handCost}</td>
              <td className="number">{card.jutsuCost}</td>
              <td>{kindLabel(card.kind, locale)}</td>
              <td>{signedSymbolLabel(card.symbol, locale)}</td>
              <td className="number">{values(card.healthy)}</td>
              <td className="number">{values(card.injured)}</td>
              <td className="card-table-text">
                {card.lines.map((line, index) => (
                  <p key={index} lang={line.locale === locale ? undefined : line.locale}>
                    {line.kind === 'valid' && <b>{words.valid} </b>}
                    {line.kind === 'requirement' && <b>{words.requirement}: </b>}
                    {line.text}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
