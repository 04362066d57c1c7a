import { getTranslations } from 'next-intl/server';
import { currentUser, signInPath } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { LISTS, MAX_COUNT } from '@/lib/collection/lists';
import { ownedCounts } from '@/lib/collection/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { rarityLabel } from '@/lib/rules/mythos/text/traits';
import type { Rarity } from '@/lib/rules/mythos/cards/traits';
import { Section } from '@/lib/ui/page/page';
import { countHere } from './count-here';
import '../collection.css';

interface CardCountsProps {
  code: string;
  printings: readonly { id: string; rarity: Rarity }[];
  locale: Locale;
}

/** On a card's page: how many of each printing its reader owns, wishes for and trades, with one less and one more. Forms only. */
export async function CardCounts({ code, printings, locale }: CardCountsProps) {
  const [t, tRow, user] = await Promise.all([
    getTranslations('collection.card'),
    getTranslations('collection.row'),
    currentUser(),
  ]);
  if (!user) {
    return (
      <Section title={t('title')} id="collection">
        <a href={signInPath(locale, `/${locale}/cards/${code}`)} rel="nofollow">
          {t('signIn')}
        </a>
      </Section>
    );
  }
  const owner = { userId: user.id, game: DEFAULT_GAME };
  const counts = await Promise.all(
    LISTS.map(async (list) => [list, await ownedCounts(owner, { cards: [code], list })] as const),
  );
  const total = [...(counts[0]?.[1].values() ?? [])].reduce((sum, count) => sum + count, 0);
  return (
    <Section title={t('title')} id="collection">
      <p className="mb-2 text-soft">{t('total', { count: total })}</p>
      <form action={countHere.bind(null, { locale, code })}>
        <ul>
          {printings.map(({ id, rarity }) => (
            <li key={id} className="card-count">
              <span className="card-count-printing">
                <span className="whitespace-nowrap">{id}</span>{' '}
                <span className="text-sm text-soft">{rarityLabel(rarity, locale)}</span>
              </span>
              {counts.map(([list, held]) => {
                const count = held.get(id) ?? 0;
                const called = { name: t(list), printing: id, count };
                return (
                  <span key={list} className="card-count-list">
                    <span className="text-sm text-soft">{t(list)}</span>
                    <span className="stepper">
                      <button
                        name="step"
                        value={`${list}:${id}:-1`}
                        className="stepper-button"
                        aria-label={tRow('less', called)}
                        disabled={count === 0}
                      >
                        <span aria-hidden="true">−</span>
                      </button>
                      <span className="stepper-count" data-empty={count === 0 || undefined}>
                        {count}
                      </span>
                      <button
                        name="step"
                        value={`${list}:${id}:1`}
                        className="stepper-button"
                        aria-label={tRow('more', called)}
                        disabled={count >= MAX_COUNT}
                      >
                        <span aria-hidden="true">+</span>
                      </button>
                    </span>
                  </span>
                );
              })}
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}
