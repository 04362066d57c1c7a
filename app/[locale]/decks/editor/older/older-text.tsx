'use client';

import { useTranslations } from 'next-intl';
import type { CcgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import { nameIn } from '@/lib/decks/cards/title';
import { SYMBOL_SIGNS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { useEditor } from '../editor-context';

/** Kind, symbol, costs and values of a card of the older game, and what it says. */
export function OlderText({ card: { definition } }: { card: CcgSnapshotCard }) {
  const t = useTranslations('editor.older');
  const { locale } = useEditor();
  const facts = [kindLabel(definition.kind, locale), signedSymbolLabel(definition.symbol, locale)];
  if (definition.kind === 'jutsu') {
    const { symbols, any } = definition.cost;
    const cost = [...symbols.map((symbol) => SYMBOL_SIGNS[symbol]), ...(any > 0 ? [`${any}`] : [])].join(' ') || '0';
    facts.push(t('jutsuCost', { cost }));
  } else {
    facts.push(t('entrance', { cost: definition.entranceCost }), t('hand', { cost: definition.handCost }));
  }
  if (definition.kind === 'ninja') {
    const { healthy, injured } = definition;
    facts.push(t('values', { combat: healthy.combat, support: healthy.support }));
    facts.push(t('injured', { combat: injured.combat, support: injured.support }));
  }
  const texts =
    definition.kind === 'ninja'
      ? definition.effects.map(({ valid, text }) => `${valid ? `${t('valid')} ` : ''}${nameIn(text, locale)}`)
      : [nameIn(definition.text, locale)];
  return (
    <>
      <p className="text-sm text-soft">{facts.join(' · ')}</p>
      {texts.map((text, at) => (
        // Two effects may read alike: only their place tells them apart.
        <p key={at} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </>
  );
}
