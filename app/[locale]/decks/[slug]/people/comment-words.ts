import { getTranslations } from 'next-intl/server';
import { MAX_COMMENT } from '@/lib/decks/social/comments';

/** Longest wait that the limit on comments asks for, in minutes (lib/accounts/limits). */
const LONGEST_WAIT = 10;

/** Words of a comment's form, which runs in the browser. */
export async function commentWords() {
  const t = await getTranslations('people.comments');
  return {
    label: t('write'),
    send: t('send'),
    problems: { empty: t('empty-text'), 'too-long': t('too-long', { most: MAX_COMMENT }), gone: t('gone') },
    waits: Array.from({ length: LONGEST_WAIT }, (_, index) => t('wait', { minutes: index + 1 })),
  };
}
