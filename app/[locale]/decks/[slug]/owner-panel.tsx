import { getTranslations } from 'next-intl/server';
import { VISIBILITIES } from '@/lib/decks/limits';
import { MAX_TAG, MAX_TAGS } from '@/lib/decks/social/tags';
import type { DeckPage } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { archive, changeTags, changeVisibility, removeDeck } from './actions';
import { TagsForm } from './people/tags-form';
import { placeOf } from './place';

interface OwnerPanelProps {
  deck: DeckPage;
  locale: Locale;
}

/** What only the owner sees: who may see the deck, its tags, and the ways to put it away or get rid of it. */
export async function OwnerPanel({ deck, locale }: OwnerPanelProps) {
  const [t, tPeople] = await Promise.all([getTranslations('decks'), getTranslations('people')]);
  const place = placeOf(deck, locale);
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
      <TagsForm
        action={changeTags.bind(null, place)}
        text={deck.tags.join(', ')}
        words={{
          label: tPeople('tags.label'),
          hint: tPeople('tags.hint', { most: MAX_TAGS }),
          save: tPeople('tags.save'),
          problems: {
            'too-many': tPeople('tags.too-many', { most: MAX_TAGS }),
            'too-long': tPeople('tags.too-long', { letters: MAX_TAG }),
          },
        }}
      />
      <form action={archive.bind(null, place, !deck.archived)} className="mt-4">
        <Button type="submit">{deck.archived ? tPeople('archive.take') : tPeople('archive.put')}</Button>
        {!deck.archived && <p className="mt-1 text-sm text-soft">{tPeople('archive.putText')}</p>}
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
