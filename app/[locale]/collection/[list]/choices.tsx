import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { cardSnapshot } from '@/lib/catalogue/snapshot';
import { entryCatalogue } from '@/lib/collection/entry/catalogue';
import { readEntry } from '@/lib/collection/entry/entry-line';
import { mythosPool } from '@/lib/decks/cards/pool';
import { cardTitle } from '@/lib/decks/cards/title';
import type { Locale } from '@/lib/i18n/locales';
import { Notice } from '@/lib/ui/controls/notice';

interface ChoicesProps {
  line: string;
  set: string;
  locale: Locale;
  action: (form: FormData) => Promise<void>;
}

/** Without a script: which printing a line of quick entry meant, each a button; or that it meant none. */
export async function Choices({ line, set, locale, action }: ChoicesProps) {
  const [t, snapshot, pool] = await Promise.all([
    getTranslations('collection.entry'),
    cardSnapshot(DEFAULT_GAME),
    mythosPool(),
  ]);
  const { printings, count } = readEntry(line, entryCatalogue(snapshot, locale), set);
  if (printings.length === 0) return <Notice tone="warn" role="alert" title={t('nothing', { text: line })} />;
  return (
    <form action={action} className="mb-4">
      <Notice tone="warn" role="alert" title={t('which', { text: line })}>
        <p className="mt-2 flex flex-wrap gap-2">
          {printings.map((printing) => {
            const card = pool.get(printing);
            return (
              <button key={printing} type="submit" name="step" value={`${printing}:${count}`} className="button">
                {card ? `${cardTitle(card.definition, locale)} (${printing})` : printing}
              </button>
            );
          })}
        </p>
      </Notice>
    </form>
  );
}
