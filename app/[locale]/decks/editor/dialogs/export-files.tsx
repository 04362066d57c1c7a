'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { contentOf } from '@/lib/decks/local/server';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { useEditor } from '../editor-context';
import { ownOfGuest } from '../older/use-own-cards';
import { filesOf } from '../../[slug]/export/addresses';

type Outcome = { kind: 'copied' } | { kind: 'failed' } | { kind: 'by-hand'; code: string };

/**
 * The deck on the table as a file or a code, whether it is stored or not: the server writes them, the browser keeps
 * them. Where it does not let the code be copied, the code stands there.
 */
export function ExportFiles({ draft, locale }: { draft: DeckDraft; locale: Locale }) {
  const t = useTranslations('travel.export');
  const { own, userId } = useEditor();
  const hasOwn = [...draft.main, ...draft.maybe].some(({ code }) => isOwnCode(code));
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const withFile = async (format: string, handle: (answer: Response) => Promise<Outcome | undefined>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const answer = await fetch(`/api/decks/export?format=${format}&locale=${locale}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ content: contentOf(draft), ownCards: ownOfGuest(own, userId) }),
      });
      setOutcome(answer.ok ? await handle(answer) : { kind: 'failed' });
    } catch {
      setOutcome({ kind: 'failed' });
    }
    setBusy(false);
  };
  const keep = async (answer: Response) => {
    const address = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = nameIn(answer.headers.get('content-disposition') ?? '');
    link.click();
    URL.revokeObjectURL(address);
    return undefined;
  };
  const copy = async (answer: Response): Promise<Outcome> => {
    const code = await answer.text();
    try {
      await navigator.clipboard.writeText(code);
      return { kind: 'copied' };
    } catch {
      return { kind: 'by-hand', code };
    }
  };

  return (
    <div className="mt-3" role="group" aria-label={t('files')}>
      <h3 className="text-base">{t('files')}</h3>
      <p className="mt-2 flex flex-wrap gap-2">
        {filesOf(draft.format).map((format) => (
          <Button
            key={format}
            small
            disabled={busy}
            title={t(`${format}Hint`)}
            onClick={() => void withFile(format, keep)}
          >
            {t(format)}
          </Button>
        ))}
        <Button small disabled={busy} title={t('codeHint')} onClick={() => void withFile('code', copy)}>
          {t('copyCode')}
        </Button>
      </p>
      {hasOwn && <p className="mt-2 text-sm text-soft">{t('ownHint')}</p>}
      <p role="status" className="mt-2">
        {outcome?.kind === 'copied' && t('codeCopied')}
        {outcome?.kind === 'failed' && t('failed')}
        {outcome?.kind === 'by-hand' && t('codeRefused')}
      </p>
      {outcome?.kind === 'by-hand' && (
        <textarea
          ref={(area) => area?.select()}
          className="input font-mono text-sm"
          aria-label={t('codeLabel')}
          readOnly
          rows={3}
          value={outcome.code}
        />
      )}
    </div>
  );
}

/** The file's name as the server gave it: in full, as RFC 6266 says. */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
