import { getTranslations } from 'next-intl/server';
import { VISIBILITIES } from '@/lib/decks/limits';
import type { DeckPage } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/button';
import { changeVisibility, removeDeck } from './actions';

/** What only the owner sees: who may see the deck, and the way to get rid of it. */
export async function OwnerPanel({ deck, locale }: { deck: DeckPage; locale: Locale }) {
  const t = await getTranslations('decks');
  const place = { locale, slug: deck.slug };
  return (
    <section className="panel print:hidden" aria-labelledby="owner">
      <h2 id="owner" className="text-lg">
        {t('deck.owner')}
      </h2>
      <form action={changeVisibility.bind(null, place)} className="mt-2">
        <fieldset>
          <legend className="font-semibold">{t('deck.whoSees')}</legend>
          {VISIBILITIES.map((visibility) => (
            <label key={visibility} className="check items-start">
              <input
                type="radio"
                name="visibility"
                value={visibility}
                defaultChecked={deck.visibility === visibility}
              />
              <span>
                {t(`visibility.${visibility}`)}
                <span className="block text-sm text-soft">{t(`visibility.${visibility}Text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="mt-2">
          {t('deck.saveVisibility')}
        </Button>
      </form>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2">{t('deck.delete')}</summary>
        <form action={removeDeck.bind(null, place)}>
          <p className="mb-2">{t('deck.deleteText')}</p>
          <Button type="submit" variant="danger">
            {t('deck.deleteSure')}
          </Button>
        </form>
      </details>
    </section>
  );
}
