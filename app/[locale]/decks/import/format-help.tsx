import { getTranslations } from 'next-intl/server';

const KINDS = ['text', 'code', 'link', 'json', 'csv', 'tts'] as const;

/** In short what the form takes; docs/deck-formats.md says it in full. */
export async function FormatHelp() {
  const t = await getTranslations('travel.help');
  return (
    <section className="mt-10" aria-labelledby="help">
      <h2 id="help">{t('title')}</h2>
      <ul className="mt-2 list-disc pl-5">
        {KINDS.map((kind) => (
          <li key={kind} className="mt-1 wrap-anywhere">
            {t(kind)}
          </li>
        ))}
      </ul>
    </section>
  );
}
