import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { listMyDecks } from '@/lib/decks/lists/own';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextField } from '@/lib/ui/controls/field';

interface ChooserProps {
  game: GameId;
  /** What the address says of each side now. */
  texts: Readonly<Record<'a' | 'b', string>>;
  /** Sides of which that leads to no deck. */
  missing: readonly ('a' | 'b')[];
}

/** One's own decks to choose from at most, those changed last. */
const OWN = 100;

/** Two decks by link, or of one's own. A plain form: whatever is left empty is asked for again. */
export async function Chooser({ game, texts, missing }: ChooserProps) {
  const [t, viewer] = await Promise.all([getTranslations('compare'), currentUser()]);
  const own = viewer ? (await listMyDecks({ viewer, game, limit: OWN })).decks : [];
  return (
    <form method="get" className="panel grid gap-5 sm:grid-cols-2">
      {(['a', 'b'] as const).map((side) => (
        <fieldset key={side} className="grid content-start gap-3">
          <legend className="mb-1 font-semibold">{t('side', { side: side.toUpperCase() })}</legend>
          <TextField
            id={`deck-${side}`}
            name={side}
            label={t('link')}
            hint={t('linkHint')}
            defaultValue={texts[side]}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            {...(missing.includes(side) ? { error: t('unknown') } : {})}
          />
          {own.length > 0 && (
            <SelectField id={`own-${side}`} name={side} label={t('own')} defaultValue="">
              <option value="">{t('ownNone')}</option>
              {own.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </fieldset>
      ))}
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('compare')}
      </Button>
    </form>
  );
}
