'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { collectionServer } from '@/lib/collection/entry/server';
import { missingOf } from '@/lib/collection/missing/missing';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { uuid } from '@/lib/decks/local/uuid';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';

interface EditorMissingProps {
  draft: Pick<DeckDraft, 'main' | 'missions'>;
  cards: ReadonlyMap<string, SnapshotCard>;
  label: (code: string) => string;
  locale: Locale;
}

type Held = Readonly<Record<'owned' | 'wish', ReadonlyMap<string, number>>>;

/**
 * In the editor: what of the deck, as it stands this moment, its author does not own. What is owned is fetched once; the
 * rest is reckoned in the browser with each edit. Needs the words of `collection.missing`.
 */
export function EditorMissing({ draft: { main, missions }, cards, label, locale }: EditorMissingProps) {
  const t = useTranslations('collection.missing');
  const [server] = useState(() => collectionServer(locale));
  const [counts, setCounts] = useState<Held | 'failed' | 'signed-out'>();

  useEffect(() => {
    let current = true;
    void Promise.all([server.load('owned'), server.load('wish')]).then(([owned, wish]) => {
      if (!current) return;
      if (owned === 'signed-out' || wish === 'signed-out') setCounts('signed-out');
      else setCounts(owned && wish ? { owned, wish } : 'failed');
    });
    return () => {
      current = false;
    };
  }, [server]);

  const held = typeof counts === 'object' ? counts : undefined;
  const found = useMemo(
    () => held && missingOf([...missions, ...main], held.owned, (code) => cards.get(code)),
    [held, main, missions, cards],
  );
  if (counts === 'signed-out') {
    const back = new URLSearchParams({ callbackUrl: location.pathname });
    return (
      <p className="pb-3">
        {t('guest')} <a href={`/${locale}/account/sign-in?${back}`}>{t('signIn')}</a>
      </p>
    );
  }
  if (counts === 'failed') return <p role="alert">{t('failed')}</p>;
  if (!held || !found) return null;

  const lacking = found.lines.filter(({ missing }) => missing > 0);
  const toWish = lacking
    .map(({ wanted, missing }) => ({
      list: 'wish' as const,
      printing: wanted,
      delta: missing - (held.wish.get(wanted) ?? 0),
    }))
    .filter(({ delta }) => delta > 0);

  async function wish({ owned, wish: before }: Held) {
    const answer = await server.send({ id: uuid(), changes: toWish });
    if (answer.kind !== 'counted') return setCounts(answer.kind === 'signed-out' ? 'signed-out' : 'failed');
    const after = new Map(before);
    for (const { list, printing, count } of answer.counts) if (list === 'wish') after.set(printing, count);
    setCounts({ owned, wish: after });
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
        <Button small onClick={() => void wish(held)}>
          {t('wish')}
        </Button>
      )}
      {lacking.length > 0 && toWish.length === 0 && <p role="status">✓ {t('wished')}</p>}
    </div>
  );
}
