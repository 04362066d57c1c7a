import { getTranslations } from 'next-intl/server';
import type { Done } from '@/lib/rules/mythos/scenario/playthrough/done';
import type { PlayFrame } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { Option } from '@/lib/rules/mythos/scenario/playthrough/position';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { type BoardCards, nameOf, optionName } from '@/lib/ui/board/board-cards';

export interface PlayerWords {
  /** What is done: `Player B plays Kabuto in mission 1`. */
  doing: (done: Done) => string;
  /** What a frame shows, for a list of all: what was done, or what came of it last. */
  step: (frame: PlayFrame) => string;
  options: (options: readonly Option[]) => string;
}

/** How the frames of a scenario are called in the reader's language. */
export async function playerWords(cards: BoardCards): Promise<PlayerWords> {
  const [t, choice] = await Promise.all([getTranslations('board.done'), getTranslations('board.choice')]);
  const options = (list: readonly Option[]) =>
    list.length === 0 ? choice('nothing') : list.map((option) => optionName(cards, option, choice)).join(', ');
  const name = (id: string) => nameOf(cards, id);

  const doing = (done: Done): string => {
    switch (done.kind) {
      case 'setup':
        return t('setup');
      case 'advance':
        return t('advance', { phase: done.phase });
      case 'pass':
        return t('pass', { player: done.player });
      case 'play': {
        const values = { player: done.player, card: name(done.card), mission: done.mission };
        return done.hidden ? t('hide', values) : t('play', values);
      }
      case 'reveal':
        return t('reveal', { player: done.player, card: name(done.card) });
      case 'upgrade':
        return t('upgrade', { player: done.player, card: name(done.card), over: name(done.over) });
      case 'attach': {
        const values = { player: done.player, card: name(done.card) };
        return 'mission' in done.to
          ? t('attachMission', { ...values, mission: done.to.mission })
          : t('attach', { ...values, host: name(done.to.card) });
      }
      case 'choose':
        return t('choose', { player: done.player, choices: options(done.choices) });
    }
  };

  const step = (frame: PlayFrame): string => {
    const last = frame.told.at(-1);
    return frame.goesOn && last ? plain(last.text) : doing(frame.done);
  };
  return { doing, step, options };
}
