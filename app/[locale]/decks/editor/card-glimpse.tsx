'use client';

import { useTranslations } from 'next-intl';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { EffectLines } from '@/lib/ui/card/effect-lines';
import { NOTE_ID } from '@/lib/ui/glimpse/glimpses';
import { useEditor } from './editor-context';
import { useTexts } from './session/use-texts';

/** What a card does, to read while building. */
export function CardGlimpse({ code }: { code: string }) {
  const t = useTranslations('editor.reading');
  const { locale, cards, label, textsAddress } = useEditor();
  const texts = useTexts(textsAddress);
  const card = cards.get(code);
  const lines = typeof texts === 'string' ? [] : (texts[code] ?? []);
  const facts = card && [
    typeLabel(card.type, locale),
    ...(card.faction ? [factionLabel(card.faction, locale)] : []),
    ...card.keywords.map((keyword) => keywordLabel(keyword, locale)),
  ];
  return (
    <div className="glimpse-card">
      <div id={NOTE_ID}>
        <b className="font-display text-lg">{label(code)}</b>
        {facts && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
        {texts === 'loading' && <p>{t('loading')}</p>}
        {texts === 'failed' && <p>{t('failed')}</p>}
        {typeof texts !== 'string' && lines.length === 0 && <p className="text-soft">{t('none')}</p>}
        <EffectLines lines={lines} words={{ instant: t('instant'), continuous: t('continuous') }} />
      </div>
      <a href={`/${locale}/cards/${code}`} target="_blank">
        {t('page')}
      </a>
    </div>
  );
}
