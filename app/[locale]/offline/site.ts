import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import type { FaceWords } from '@/lib/ui/card/face/face-card';
import type { CcgFaceWords } from '@/lib/ui/ccg/face/face-words';

/** What the server gives a page that has to do without it. */
export interface KeptSite {
  locale: Locale;
  words: FaceWords;
  olderWords: CcgFaceWords;
  /** Addresses of data that never change what they hold: the device has its own copies. */
  catalogueAddress: Readonly<Record<GameId, string>>;
  textsAddress: string;
  rulingsAddress: string;
  signInPath: string;
  /** The day by which decks are judged. */
  today: string;
}
