'use client';

import { useTranslations } from 'next-intl';
import type { Snapshot, SnapshotCard } from '@/lib/catalogue/snapshot';
import { LOCALES } from '@/lib/i18n/locales';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { EffectLines } from '@/lib/ui/card/text/effect-lines';
import { CardFace } from '@/lib/ui/card/face/face';
import { Page, Section } from '@/lib/ui/page/page';
import { faceFromSnapshot } from '../face';
import type { KeptSite } from '../site';
import { useCards, useLines } from '../use-cards';
import { Fact } from './fact';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

/** One card: all that is printed on it and what it does, from what the device has. */
export function CardView({ site, code }: { site: KeptSite; code: string }) {
  const t = useTranslations('offline');
  const catalogue = useCards(site.catalogueAddress.mythos);
  if (catalogue === 'loading') return <Waiting title={code} />;
  if (catalogue === 'failed') return <MissingView site={site} text={t('cards.failed')} />;
  const card = catalogue.cards.get(code);
  if (!card) return <MissingView site={site} text={t('card.none')} />;
  return <Card site={site} card={card} sets={catalogue.snapshot.sets} />;
}

function Card({ site, card, sets }: { site: KeptSite; card: SnapshotCard; sets: Snapshot['sets'] }) {
  const t = useTranslations('offline.card');
  const { locale, words } = site;
  const texts = useLines(site.textsAddress);
  const lines = typeof texts === 'string' ? [] : (texts[card.code] ?? []);
  const face = faceFromSnapshot(card, locale);
  const others = LOCALES.flatMap((language) => {
    const name = language === locale ? undefined : card.names[language];
    return name && name !== face.name.text ? [{ language, name }] : [];
  });
  const facts: [string, string][] = [
    [t('type'), typeLabel(card.type, locale)],
    ...(card.faction ? [[t('faction'), factionLabel(card.faction, locale)] satisfies [string, string]] : []),
    ...(card.keywords.length > 0
      ? [
          [t('keywords'), card.keywords.map((keyword) => keywordLabel(keyword, locale)).join(' · ')] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [t('set'), `${sets.find(({ code }) => code === card.setCode)?.name ?? card.setCode} ${card.number}`],
    [t('printings'), card.printings.map(({ id, rarity }) => `${rarityLabel(rarity, locale)} (${id})`).join(', ')],
  ];
  return (
    <Page
      title={
        <>
          {face.name.text}
          {face.version && <span className="block text-xl text-soft">{face.version.text}</span>}
        </>
      }
      actions={
        <>
          <a className="button" href={`/${locale}/decks/new?card=${card.code}`}>
            {t('inDeck')}
          </a>
          <a className="button" href={`/${locale}/cards`}>
            {t('all')}
          </a>
        </>
      }
    >
      <div className="grid gap-x-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72 pt-2">
          <CardFace card={{ ...face, text: lines }} locale={locale} words={words} eager />
        </div>
        <div className="min-w-0">
          <Section title={t('text')}>
            <div className="mt-2 max-w-prose text-lg">
              {texts === 'failed' && <p>{t('failed')}</p>}
              {typeof texts !== 'string' && lines.length === 0 && <p className="text-soft">{t('noText')}</p>}
              <EffectLines lines={lines} words={words} />
            </div>
          </Section>
          <Section title={t('facts')}>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              {facts.map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
              {others.length > 0 && (
                <Fact name={t('otherNames')}>
                  {others.map(({ language, name }) => (
                    <span key={language} lang={language} className="block">
                      {name}
                    </span>
                  ))}
                </Fact>
              )}
            </dl>
          </Section>
        </div>
      </div>
    </Page>
  );
}
