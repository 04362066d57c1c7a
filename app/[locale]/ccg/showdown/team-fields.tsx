import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { type AskedFight, type Side, SIDES } from '@/lib/rulings/ccg/fight-address';
import { Check, TextField } from '@/lib/ui/controls/field';

interface TeamFieldsProps {
  side: Side;
  asked: AskedFight;
  children?: ReactNode;
}

/** A team of up to three: a number and a tick for each of them. */
export async function TeamFields({ side, asked, children }: TeamFieldsProps) {
  const t = await getTranslations('ccg.showdown');
  const mental = asked.contest === 'mental';
  return (
    <fieldset className="panel">
      <legend className="font-display text-lg font-bold">{t(side)}</legend>
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)_max-content] items-end gap-3">
        {SIDES[side].map((place, index) => {
          const id = place.toUpperCase();
          const as = index === 0 ? 'head' : 'support';
          return (
            <div key={place} className="contents">
              <TextField
                id={place}
                name={place}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                label={t(mental ? `${as}Mental` : as, { id })}
                defaultValue={asked.values[place]}
                aria-invalid={asked.wrong.includes(place) || undefined}
              />
              <Check name={`${place}i`} value="1" defaultChecked={asked.injured.has(place)}>
                {t('injured', { id })}
              </Check>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
