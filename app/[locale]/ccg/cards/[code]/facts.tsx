import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { type CardQuery, EVERY_CARD } from '@/lib/catalogue/card-query';
import type { CcgCardPage } from '@/lib/catalogue/ccg/cards';
import type { Locale } from '@/lib/i18n/locales';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { printed, printedCost } from '@/lib/ui/ccg/face/face-card';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
import { cardsAddress } from '../../../cards/addresses';

/** Everything printed on the card but its texts, each value that cards share a link to all that do. */
export async function CcgFacts({ card, locale }: { card: CcgCardPage; locale: Locale }) {
  const [t, cards, words] = await Promise.all([
    getTranslations('ccg.card'),
    getTranslations('cards.card'),
    ccgFaceWords(),
  ]);
  const { definition, set } = card;
  const all = (filter: Partial<CardQuery>) => cardsAddress(locale, { ...EVERY_CARD, ...filter }, 'ccg');
  const facts: [label: string, value: ReactNode][] = [
    [cards('type'), <a key="kind" href={all({ type: [definition.kind] })}>{kindLabel(definition.kind, locale)}</a>],
    [t('symbol'), <a key="symbol" href={all({ symbol: [definition.symbol] })}>{signedSymbolLabel(definition.symbol, locale)}</a>],
  ]; // prettier-ignore
  if (definition.kind === 'jutsu') {
    facts.push([words.cost, printedCost(definition.cost)]);
    const asked = definition.requirement;
    if (asked?.name) facts.push([t('userName'), asked.name]);
    if (asked?.symbol) facts.push([t('userSymbol'), signedSymbolLabel(asked.symbol, locale)]);
    if (asked?.trait) facts.push([t('userTrait'), asked.trait]);
  } else {
    facts.push([words.entrance, definition.entranceCost], [words.hand, definition.handCost]);
  }
  if (definition.kind === 'ninja') {
    const values = ({ combat, support }: { combat: number; support: number }) =>
      `${words.combat} ${printed(combat)}, ${words.support} ${printed(support)}`;
    facts.push([words.healthy, values(definition.healthy)], [words.injured, values(definition.injured)]);
    if (definition.mentalPower !== undefined) facts.push([words.mental, definition.mentalPower]);
    const traits = definition.traits ?? [];
    if (traits.length > 0)
      facts.push([
        t('traits'),
        <span key="traits" className="comma-list">
          {traits.map((trait) => (
            <a key={trait} href={all({ trait: [trait] })}>
              {trait}
            </a>
          ))}
        </span>,
      ]);
  }
  if ((definition.kind === 'mission' || definition.kind === 'jutsu') && definition.target)
    facts.push([
      t('target'),
      t(`targets.${definition.target.whose}`, { kind: kindLabel(definition.target.kind, locale) }),
    ]);
  facts.push(
    [cards('set'), <a key="set" href={all({ set: [set.code] })} lang={set.name.fallback ? set.name.locale : undefined}>{set.name.text}</a>],
    [cards('code'), card.code],
  ); // prettier-ignore
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
