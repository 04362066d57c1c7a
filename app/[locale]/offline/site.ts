import type { Locale } from '@/lib/i18n/locales';
import type { FaceWords } from '@/lib/ui/card/face/face-card';

/** What the server gives a page that has to do without it. */
export interface KeptSite {
  locale: Locale;
  words: FaceWords;
  /** Addresses of data that never change what they hold: the device has its own copies. */
  catalogueAddress: string;
  textsAddress: string;
  signInPath: string;
  /** The day by which decks are judged. */
  today: string;
}
