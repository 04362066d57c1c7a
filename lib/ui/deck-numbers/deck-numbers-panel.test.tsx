import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/numbers.json';
import fr from '@/lib/i18n/messages/fr/numbers.json';
import pl from '@/lib/i18n/messages/pl/numbers.json';
import uk from '@/lib/i18n/messages/uk/numbers.json';
import { ownOdds } from '@/lib/rules/mythos/deck/numbers/groups';
import { deckNumbers } from '@/lib/rules/mythos/deck/numbers/numbers';
import { shipped } from '@/lib/rules/mythos/deck/numbers/testing';
import { statistics } from '@/lib/rules/mythos/deck/statistics';
import { DeckNumbersPanel } from './deck-numbers-panel';

const messages = { en, fr, pl, uk };
const all = [...shipped.keys()];
const mains = all.filter((code) => shipped.get(code)?.type !== 'mission');
const missions = all.filter((code) => shipped.get(code)?.type === 'mission');

function panel(codes: readonly string[], locale: Locale): string {
  const deck = {
    main: codes.map((code) => ({ code, count: 2 })),
    missions: missions.map((code) => ({ code, count: 1 })),
  };
  const numbers = deckNumbers(deck, shipped);
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={{ numbers: messages[locale] }}
      onError={(error) => {
        throw error;
      }}
    >
      <DeckNumbersPanel
        numbers={numbers}
        statistics={statistics(deck, shipped)}
        own={ownOdds(numbers.cards, codes.slice(0, 2))}
        words={{
          title: (code) => `<${code}>`,
          name: (code) => `name ${code}`,
          link: (code) => <a href={code}>{code}</a>,
        }}
      />
    </NextIntlClientProvider>,
  );
}

describe('the panel', () => {
  // A deck of every card there is says everything there is to say.
  it.each(LOCALES)('%s has words for every card and mission', (locale) => {
    const markup = panel(mains, locale);
    expect(markup).not.toMatch(/[{}]|undefined|NaN|numbers\./);
    for (const code of missions) expect(markup).toContain(`href="${code}"`);
  });

  it.each(LOCALES)('%s has words for small decks and none', (locale) => {
    for (const codes of [[], mains.slice(0, 1), mains.slice(0, 5)]) {
      expect(panel(codes, locale)).not.toMatch(/[{}]|undefined|NaN|numbers\./);
    }
  });

  it('has a sentence and a table for every drawing', () => {
    const markup = panel(mains.slice(0, 30), 'en');
    const drawings = markup.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length).toBeGreaterThan(3);
    for (const drawing of drawings) expect(drawing).toMatch(/role="img" aria-label="[^"]{20,}"/);
    expect(markup.match(/<figure/g)?.length).toBe(markup.match(/<figure.*?<table.*?<\/figure>/gs)?.length);
  });

  it.each(LOCALES)('%s can announce a ban and a restriction', (locale) => {
    const t = createTranslator({ locale, messages: messages[locale], namespace: 'formats' });
    for (const max of [0, 1, 2, 5]) {
      expect(t('coming', { max, day: 'DAY', card: 'CARD' })).toMatch(/DAY.*CARD/);
    }
  });
});
