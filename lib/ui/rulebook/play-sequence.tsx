import { getTranslations } from 'next-intl/server';

/** What happens when a card is played, from top to bottom; what lies further in belongs to the step above it. */
const STEPS = [
  { step: 'played', within: false },
  { step: 'static', within: false },
  { step: 'triggers', within: false },
  { step: 'chain', within: true },
  { step: 'first', within: false },
  { step: 'answers', within: true },
  { step: 'next', within: false },
] as const;

export async function PlaySequence() {
  const t = await getTranslations('rules.figures.sequence');
  return (
    <>
      <ol className="sequence">
        {STEPS.map(({ step, within }) => (
          <li key={step} className={within ? 'sequence-within' : undefined}>
            {t(step)}
          </li>
        ))}
      </ol>
      <p className="figure-note">{t('again')}</p>
    </>
  );
}
