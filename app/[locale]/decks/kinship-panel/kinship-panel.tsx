'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DeckKinship, SuggestedCard } from '@/lib/decks/kinship/suggest';
import type { Locale } from '@/lib/i18n/locales';
import type { DeckPart } from '@/lib/decks/games/parts';
import { Button } from '@/lib/ui/controls/button';
import { KinList } from './kin-list';

interface KinshipPanelProps {
  locale: Locale;
  /** Codes of the deck's cards and missions; the order says nothing. */
  codes: readonly string[];
  /** One copy of a card into a part of the deck. */
  onAdd: (code: string, part: DeckPart) => void;
}

/** What was asked last, and what came of it. */
type Asked = { key: string } & ({ kind: 'answer'; kinship: DeckKinship } | { kind: 'failed'; offline: boolean });

/** Edits come in flurries: the server is asked when they rest (milliseconds). */
const REST = 400;

/**
 * Cards that go with the deck being edited, with an add button each. Load it when it is opened. Wants the messages
 * `kinship.panel` from its provider.
 */
export function KinshipPanel({ locale, codes, onAdd }: KinshipPanelProps) {
  const t = useTranslations('kinship.panel');
  const key = [...new Set(codes)].sort().join(' ');
  const [asked, setAsked] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (key === '') return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      void ask(key, locale, given.signal).then((answer) => {
        if (!given.signal.aborted) setAsked(answer);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [key, locale, attempt]);

  if (key === '') return <p className="text-soft">{t('empty')}</p>;
  // The last answer stays while the next one is on its way: only cards put in meanwhile are left out.
  const busy = asked?.key !== key;
  if (!asked) return <p role="status">{t('loading')}</p>;
  if (asked.kind === 'failed')
    return (
      <div role="alert">
        <p>{t(asked.offline ? 'offline' : 'failed')}</p>
        <Button className="mt-2" onClick={() => setAttempt(attempt + 1)}>
          {t('again')}
        </Button>
      </div>
    );
  const inDeck = new Set(codes);
  const rest = (cards: readonly SuggestedCard[]) => cards.filter(({ code }) => !inDeck.has(code));
  const { cards, missions, answers } = asked.kinship;
  const words = { cost: t('cost'), power: t('power'), points: t('points') };
  const button = (card: SuggestedCard, part: DeckPart) => (
    <Button small icon onClick={() => onAdd(card.code, part)} aria-label={t('add', { name: nameOf(card) })}>
      +
    </Button>
  );
  const lists = [
    { title: t('cards'), cards: rest(cards), action: (card: SuggestedCard) => button(card, 'main') },
    { title: t('missions'), cards: rest(missions), action: (card: SuggestedCard) => button(card, 'missions') },
    { title: t('answers'), cards: answers },
  ].filter((list) => list.cards.length > 0);
  return (
    <div className="kin-columns" aria-busy={busy}>
      {lists.length === 0 && <p className="text-soft">{t('none')}</p>}
      {lists.map(({ title, ...list }) => (
        <section key={title}>
          <h3>{title}</h3>
          <KinList {...list} label={title} locale={locale} words={words} />
        </section>
      ))}
    </div>
  );
}

function nameOf({ name, version }: SuggestedCard): string {
  return version ? `${name}, ${version}` : name;
}

async function ask(key: string, locale: Locale, signal: AbortSignal): Promise<Asked> {
  try {
    const response = await fetch('/api/decks/kinship', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify({ cards: key.split(' ') }),
      cache: 'no-store',
      signal,
    });
    if (!response.ok) return { key, kind: 'failed', offline: false };
    return { key, kind: 'answer', kinship: (await response.json()) as DeckKinship };
  } catch {
    return { key, kind: 'failed', offline: !navigator.onLine };
  }
}
