import { getTranslations } from 'next-intl/server';
import { nameIn } from '@/lib/decks/cards/title';
import { isCcgPoolCard } from '@/lib/decks/cards/pool-card';
import type { DeckPageLine } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { SYMBOL_SIGNS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, symbolLabel } from '@/lib/rules/ccg/text/labels';

/** Cards of the older game with their counts; one that its owner typed in is marked, and has no page to lead to. */
export async function OlderCards({ lines, locale }: { lines: readonly DeckPageLine[]; locale: Locale }) {
  const t = await getTranslations('olderDecks.card');
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:block">
      {lines.map(({ code, count, card }) => {
        if (!isCcgPoolCard(card)) return null;
        const { definition } = card;
        const name = nameIn(definition.name, locale);
        return (
          <li
            key={code}
            className="flex min-h-11 min-w-0 break-inside-avoid items-baseline gap-2 border-b border-line py-2 print:min-h-0 print:py-0.5"
          >
            <span className="w-8 flex-none text-right tabular-nums">
              <span aria-hidden="true">{count}×</span>
              <span className="sr-only">{t('copies', { count })}</span>
            </span>
            <span role="img" aria-label={symbolLabel(card.symbol, locale)} className="flex-none">
              {SYMBOL_SIGNS[card.symbol]}
            </span>
            <span className="min-w-0 flex-1">
              {card.own ? (
                <b dir="auto" className="wrap-anywhere">
                  {name}
                </b>
              ) : (
                <a href={`/${locale}/ccg/cards/${code}`} className="link wrap-anywhere">
                  {name}
                </a>
              )}{' '}
              <span className="text-sm text-soft">{figuresOf(definition, locale, t)}</span>
              {card.own && <span className="block text-sm font-semibold">{t('own')}</span>}
              {card.own && <TextOf card={definition} locale={locale} />}
              {card.withdrawn && <span className="block text-sm text-bad">{t('withdrawn')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type CardWords = Awaited<ReturnType<typeof getTranslations<'olderDecks.card'>>>;

/** "Ninja · entrance 2, hand 1 · 5/2, injured 3/1". */
function figuresOf(card: CcgCard, locale: Locale, t: CardWords): string {
  const kind = kindLabel(card.kind, locale);
  if (card.kind === 'jutsu') {
    const cost = [
      ...card.cost.symbols.map((symbol) => SYMBOL_SIGNS[symbol]),
      ...(card.cost.any ? [card.cost.any] : []),
    ];
    return `${kind} · ${t('jutsuCost', { cost: cost.join(' ') || '0' })}`;
  }
  const costs = t('costs', { entrance: card.entranceCost, hand: card.handCost });
  if (card.kind !== 'ninja') return `${kind} · ${costs}`;
  const values = t('values', {
    healthy: `${card.healthy.combat}/${card.healthy.support}`,
    injured: `${card.injured.combat}/${card.injured.support}`,
  });
  return `${kind} · ${costs} · ${values}`;
}

/** What a card of somebody's own does: nowhere else can it be read. */
function TextOf({ card, locale }: { card: CcgCard; locale: Locale }) {
  const texts = card.kind === 'ninja' ? card.effects.map(({ text }) => text) : [card.text];
  return texts.map((text, at) => (
    // Two effects may read alike: only their place tells them apart.
    <span key={at} dir="auto" className="block text-sm wrap-anywhere whitespace-pre-line">
      {nameIn(text, locale)}
    </span>
  ));
}
