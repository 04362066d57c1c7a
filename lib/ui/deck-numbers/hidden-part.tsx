import type { HiddenReason } from '@/lib/rules/mythos/deck/numbers/hidden-play';
import type { DeckNumbers } from '@/lib/rules/mythos/deck/numbers/numbers';
import type { CardWords } from './card-words';
import { Part } from './part';
import { ReasonList } from './reason-list';
import { useWords } from './use-words';

/** Cards worth laying face down first, each with its reasons, and what helps them. */
export function HiddenPart({ hidden, words }: { hidden: DeckNumbers['hidden']; words: CardWords }) {
  const { t, deeds } = useWords();
  const { candidates, helpers } = hidden;
  const said = (reason: HiddenReason): string => {
    switch (reason.why) {
      case 'ambush':
        return t('hidden.ambush');
      case 'dear':
        return t('hidden.dear', { chakra: reason.chakra });
      case 'strikes':
        return t('hidden.strikes', { deeds: deeds(reason.deeds) });
    }
  };
  return (
    <Part id="hidden" title={t('hidden.title')}>
      <p className="max-w-prose text-soft">{candidates.length > 0 ? t('hidden.text') : t('hidden.none')}</p>
      <ReasonList
        words={words}
        entries={candidates.map(({ code, count, reasons }) => ({ code, count, reasons: reasons.map(said) }))}
      />
      {helpers.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t('hidden.helpers')}</h3>
          <ReasonList
            words={words}
            entries={helpers.map((one) => ({ code: one.code, count: one.count, reasons: [deeds(one.deeds)] }))}
          />
        </>
      )}
    </Part>
  );
}
