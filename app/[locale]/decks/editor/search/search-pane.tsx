'use client';

import { useTranslations } from 'next-intl';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import type { Catalogue } from '../session/use-catalogue';
import { useTexts } from '../session/use-texts';
import { useEditor } from '../editor-context';
import { controlOf } from '../row-keys';
import { OlderFilters } from '../older/older-filters';
import { FilterForm } from './filter-form';
import { EMPTY_FORM, filterCount, toQuery, typedMistakes, typedPart, type SearchForm } from './filters';
import { Results } from './results';
import { useHeld } from './use-held';

const Mistakes = lazy(() =>
  import('./mistakes').then(
    (is) => ({ default: is.Mistakes }),
    () => ({ default: () => null }),
  ),
);

interface SearchPaneProps {
  catalogue: Catalogue;
  form: SearchForm;
  onForm: (form: SearchForm) => void;
  /** Copies in the deck by code, of the part a card belongs to. */
  counts: ReadonlyMap<string, number>;
  /** Why a card may not have one more copy, in words. */
  limitOf: (code: string) => string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Opens the form for a card of one's own. */
  onOwn: () => void;
}

export const SearchPane = memo(function SearchPane({
  catalogue,
  form,
  onForm,
  counts,
  limitOf,
  inputRef,
  onOwn,
}: SearchPaneProps) {
  const t = useTranslations('editor.search');
  const tOlder = useTranslations('editor.older');
  const { locale, textsAddress, game } = useEditor();
  const listRef = useRef<HTMLUListElement>(null);
  // The field answers at once; the list follows within the same frame unless the machine is busy.
  const asked = useDeferredValue(form);
  const query = useMemo(() => toQuery(asked, game.id), [asked, game]);
  const held = useHeld(catalogue, locale, query.q);
  const texts = useTexts(textsAddress);
  const { cards, mistakes } = useMemo(
    () =>
      catalogue.index.search(query, locale, {
        ...(typeof held === 'function' ? { owned: held } : {}),
        // Lines are here in the reader's own language only.
        linesOf: (code, language) => (typeof texts === 'object' && language === locale ? (texts[code] ?? []) : []),
        inDeck: (code) => (counts.get(code) ?? 0) > 0,
      }),
    [catalogue, query, locale, held, texts, counts],
  );

  const wrong = useMemo(() => typedMistakes(mistakes, asked, held === undefined), [mistakes, asked, held]);
  const wrongId = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.nativeEvent.isComposing)) {
      event.preventDefault();
      controlOf(listRef.current?.querySelector('[data-row]') ?? undefined, 'add')?.focus();
    } else if (event.key === 'Escape' && form.q) {
      event.preventDefault();
      onForm({ ...form, q: '' });
    }
  };

  return (
    <>
      <div className="editor-search-head" role="search">
        <input
          ref={inputRef}
          type="search"
          className="input"
          value={form.q}
          onChange={(event) => onForm({ ...form, q: event.target.value })}
          onKeyDown={onKeyDown}
          placeholder={game.id === 'ccg' ? tOlder('placeholder') : t('placeholder')}
          aria-label={t('label')}
          aria-keyshortcuts="/"
          aria-describedby={wrong.length > 0 ? wrongId : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_SOURCE}
        />
        {wrong.length > 0 && (
          <Suspense>
            <Mistakes
              id={wrongId}
              q={query.q}
              mistakes={wrong}
              onQuery={(q) => {
                onForm({ ...form, q: typedPart(q, asked) });
                inputRef.current?.focus();
              }}
            />
          </Suspense>
        )}
        {game.id === 'ccg' ? (
          <OlderFilters form={form} onForm={onForm} found={cards.length} onOwn={onOwn} />
        ) : (
          <FilterForm catalogue={catalogue} form={form} onForm={onForm} found={cards.length} />
        )}
      </div>
      {cards.length > 0 ? (
        // A new question begins at the top of a fresh list.
        <Results key={JSON.stringify(asked)} cards={cards} counts={counts} limitOf={limitOf} listRef={listRef} />
      ) : (
        <div className="empty m-3">
          <p className="font-semibold">{t('none')}</p>
          <p className="text-soft">{held === 'signed-out' ? t('held.signIn') : t('noneHint')}</p>
          {filterCount(form) > 0 && (
            <button
              type="button"
              className="button button-small mt-3"
              onClick={() => onForm({ ...EMPTY_FORM, q: form.q, sort: form.sort })}
            >
              {t('reset')}
            </button>
          )}
        </div>
      )}
    </>
  );
});
