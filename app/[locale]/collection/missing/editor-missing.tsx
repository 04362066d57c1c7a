'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { collectionServer } from '@/lib/collection/entry/server';
import { missingOf } from '@/lib/collection/missing/missing';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { uuid } from '@/lib/decks/local/uuid';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/button';

interface EditorMissingProps {
  draft: Pick<DeckDraft, 'main' | 'missions'>;
  cards: ReadonlyMap<string, SnapshotCard>;
  label: (code: string) => string;
  locale: Locale;
}

type Counts = ReadonlyMap<string, number>;

/**
 * In the editor: what of the deck, as it stands this moment, its author does not own. What is owned is fetched once; the
 * rest is reckoned in the browser with each edit. Needs the words of `collection.missing`.
 */
export function EditorMissing({ draft: { main, missions }, cards, label, locale }: EditorMissingProps) {
  const t = useTranslations('collection.missing');
  const [server] = useState(() => collectionServer(locale));
  const [counts, setCounts] = useState<{ owned: Counts; wish: Counts } | 'failed'>();

  useEffect(() => {
    let current = true;
    void Promise.all([server.load('owned'), server.load('wish')]).then(([owned, wish]) => {
      if (current) setCounts(owned && wish ? { owned, wish } : 'failed');
    });
    return () => {
      current = false;
    };
  }, [server]);

  const owned = counts === 'failed' ? undefined : counts?.owned;
  const found = useMemo(
    () => owned && missingOf([...missions, ...main], owned, (code) => cards.get(code)),
    [owned, main, missions, cards],
  );
  if (counts === 'failed') return <p role="alert">{t('failed')}</p>;
  if (!counts || !found) return null;

  const lacking = found.lines.filter(({ missing }) => missing > 0);
  const toWish = lacking
    .map(({ wanted, missing }) => ({
      list: 'wish' as const,
      printing: wanted,
      delta: missing - (counts.wish.get(wanted) ?? 0),
    }))
    .filter(({ delta }) => delta > 0);

  async function wish() {
    const answer = await server.send({ id: uuid(), changes: toWish });
    if (answer.kind !== 'counted') return setCounts('failed');
    const wished = new Map(counts === 'failed' ? [] : counts?.wish);
    for (const { list, printing, count } of answer.counts) if (list === 'wish') wished.set(printing, count);
    if (owned) setCounts({ owned, wish: wished });
  }

  return (
    <div className="flex flex-col items-start gap-2 pb-3">
      <p className={found.missing === 0 ? 'font-semibold text-good' : undefined}>
        {found.missing === 0 ? `✓ ${t('none')}` : t('some', { missing: found.missing, needed: found.needed })}
      </p>
      <ul className="grid gap-1">
        {lacking.map(({ code, missing, owned: has, needed }) => (
          <li key={code}>
            {t('line', { missing, name: label(code) })}{' '}
            <span className="text-sm text-soft">{t('owned', { owned: has, needed })}</span>
          </li>
        ))}
      </ul>
      {toWish.length > 0 && (
        <Button small onClick={() => void wish()}>
          {t('wish')}
        </Button>
      )}
      {lacking.length > 0 && toWish.length === 0 && <p role="status">✓ {t('wished')}</p>}
    </div>
  );
}
