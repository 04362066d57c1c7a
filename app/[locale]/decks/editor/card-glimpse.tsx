'use client';

import { useTranslations } from 'next-intl';
import { gamePath } from '@/lib/catalogue/games';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { OlderText } from './older/older-text';
import type { AnySnapshotCard, SnapshotCard } from '@/lib/catalogue/snapshot';
import { factionLabel, keywordLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { EffectLines } from '@/lib/ui/card/text/effect-lines';
import { NOTE_ID } from '@/lib/ui/glimpse/glimpses';
import { isYounger, useEditor, useInspect } from './editor-context';
import { useTexts } from './session/use-texts';

/** What a card does, to read while building. */
export function CardGlimpse({ code }: { code: string }) {
  const t = useTranslations('editor.reading');
  const { locale, cards, label, game } = useEditor();
  const inspect = useInspect();
  const card = cards.get(code);
  return (
    <div className="glimpse-card">
      <div id={NOTE_ID}>
        <b className="font-display text-lg">{label(code)}</b>
        {card && <CardText code={code} card={card} />}
      </div>
      <div className="glimpse-actions">
        <button type="button" className="link" onClick={() => inspect(code)}>
          {t('options')}
        </button>
        {!isOwnCode(code) && (
          <a href={`/${locale}${gamePath(game.id)}/cards/${code}`} target="_blank">
            {t('page')}
          </a>
        )}
      </div>
    </div>
  );
}

/** What a card is and what it says. */
export function CardText({ code, card }: { code: string; card: AnySnapshotCard }) {
  return isYounger(card) ? <YoungerText code={code} card={card} /> : <OlderText card={card} />;
}

function YoungerText({ code, card }: { code: string; card: SnapshotCard }) {
  const t = useTranslations('editor.reading');
  const { locale, textsAddress } = useEditor();
  const texts = useTexts(textsAddress);
  const lines = typeof texts === 'string' ? [] : (texts[code] ?? []);
  const facts = [
    typeLabel(card.type, locale),
    ...(card.faction ? [factionLabel(card.faction, locale)] : []),
    ...card.keywords.map((keyword) => keywordLabel(keyword, locale)),
  ];
  return (
    <>
      <p className="text-sm text-soft">{facts.join(' · ')}</p>
      {texts === 'loading' && <p>{t('loading')}</p>}
      {texts === 'failed' && <p>{t('failed')}</p>}
      {typeof texts !== 'string' && lines.length === 0 && <p className="text-soft">{t('none')}</p>}
      <EffectLines lines={lines} words={{ instant: t('instant'), continuous: t('continuous') }} />
    </>
  );
}
