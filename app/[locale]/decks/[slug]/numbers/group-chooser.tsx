import { useTranslations } from 'next-intl';
import type { Copies } from '@/lib/rules/mythos/deck/numbers/card';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';

interface GroupChooserProps {
  cards: readonly Copies[];
  picked: readonly string[];
  title: (code: string) => string;
  /** This page with its language, without a query. */
  path: string;
}

/** Ticks for a group of one's own. A plain form: the group is in the address, to be shared. */
export function GroupChooser({ cards, picked, title, path }: GroupChooserProps) {
  const t = useTranslations('numbers');
  return (
    <details open={picked.length > 0}>
      <summary className="font-semibold">{t('odds.choose')}</summary>
      <form action={`${path}#numbers-odds`} className="mt-2">
        <fieldset>
          <legend className="mb-2 text-soft">{t('odds.chooseText')}</legend>
          <div className="deck-numbers-choices">
            {cards.map(({ card: { code }, count }) => (
              <Check key={code} name="group" value={code} defaultChecked={picked.includes(code)}>
                {title(code)} <span className="text-soft">{t('copies', { count })}</span>
              </Check>
            ))}
          </div>
        </fieldset>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit">{t('odds.show')}</Button>
          {picked.length > 0 && (
            <a className="button" href={`${path}#numbers-odds`}>
              {t('odds.clear')}
            </a>
          )}
        </p>
      </form>
    </details>
  );
}
