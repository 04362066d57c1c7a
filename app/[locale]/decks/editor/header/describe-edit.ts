import type { useTranslations } from 'next-intl';
import type { Edit } from '@/lib/decks/edit/edit';

/** An edit in a few words: "+1 Naruto Uzumaki, Rasengan". */
export function describeEdit(
  edit: Edit,
  t: ReturnType<typeof useTranslations<'editor.what'>>,
  label: (code: string) => string,
): string {
  switch (edit.kind) {
    case 'card':
      return t(edit.delta > 0 ? 'added' : 'removed', { count: Math.abs(edit.delta), name: label(edit.card) });
    case 'printing':
      return t('printing', { name: label(edit.card) });
    case 'field':
      return t(edit.field);
    case 'batch':
      return t('several');
    case 'replace':
      return t('replaced');
  }
}
