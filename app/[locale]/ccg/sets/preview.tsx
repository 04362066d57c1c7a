import { getTranslations } from 'next-intl/server';
import type { Upload } from '@/lib/catalogue/curation/uploads';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { CcgFace } from '@/lib/ui/ccg/face/face';
import { ccgFaceOf } from '@/lib/ui/ccg/face/face-card';
import { ccgFaceWords } from '@/lib/ui/ccg/face/face-words';
import { Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import { confirmAction } from './actions';

/** Faces shown of what would be added or changed; the codes of the rest are named. */
const FACES = 12;

interface UploadPreviewProps {
  upload: Upload;
  locale: Locale;
}

/** What taking a file in would change, or everything that is wrong with it. */
export async function UploadPreview({ upload, locale }: UploadPreviewProps) {
  const t = await getTranslations('ccg.sets');
  if ('faults' in upload) {
    return (
      <Section title={t('faulty', { file: upload.fileName })}>
        <Notice tone="warn">{t('faultyText')}</Notice>
        {/* Fields and what is expected of them have English names, in the files as here. */}
        <ol className="mention-list mt-2" lang="en">
          {upload.faults.map(({ line, place, message }, index) => (
            <li key={index} className="wrap-anywhere">
              <b>Line {line}</b>
              {place && (
                <>
                  {', '}
                  <code>{place}</code>
                </>
              )}
              {': '}
              {message}
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  const { set, preview } = upload;
  if (preview.refused) {
    return (
      <Section title={t('faulty', { file: upload.fileName })}>
        <Notice tone="warn">{t('done.of-the-files')}</Notice>
      </Section>
    );
  }
  const words = await ccgFaceWords();
  const touched = new Set([...preview.added, ...preview.changed]);
  const faces = set.cards.filter(({ code }) => touched.has(code)).slice(0, FACES);
  const kinds = (['added', 'changed', 'withdrawn'] as const).filter((kind) => preview[kind].length > 0);
  return (
    <Section title={t('preview', { file: upload.fileName, code: set.code })}>
      {preview.same && <Notice>{t('done.same')}</Notice>}
      <dl className="facts">
        {kinds.map((kind) => (
          <div key={kind} className="contents">
            <dt>{t(`kinds.${kind}`, { count: preview[kind].length })}</dt>
            <dd className="wrap-anywhere">{preview[kind].join(', ')}</dd>
          </div>
        ))}
        <dt>{t('kinds.unchanged')}</dt>
        <dd>{preview.unchanged}</dd>
      </dl>
      {!preview.same && (
        <form action={confirmAction.bind(null, locale, upload.id)} className="mt-3">
          <Button type="submit" variant="primary">
            {t('confirm')}
          </Button>
        </form>
      )}
      <ul className="card-grid mt-4">
        {faces.map((card) => (
          <li key={card.code}>
            <CcgFace card={ccgFaceOf(card, locale)} locale={locale} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
