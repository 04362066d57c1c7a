'use client';

import type { Locale } from '@/lib/i18n/locales';
import { Menu } from '../../controls/menu';
import { type FrameGame, gameAt, sameRoom } from './rooms';
import { usePagePath } from './use-page-path';

interface GameMenuProps {
  locale: Locale;
  games: readonly FrameGame[];
  /** By the game's id: in full, and as short as a phone has space for. */
  names: Readonly<Record<string, { name: string; short: string }>>;
  label: string;
}

/** Which game this page is about, and the way to the same room of the other. Plain links: works without JavaScript. */
export function GameMenu({ locale, games, names, label }: GameMenuProps) {
  const address = usePagePath();
  const path = address === '/' ? '' : address;
  const here = gameAt(path, games);
  if (!here) return null;
  return (
    <div className="game-menu">
      <Menu
        button={
          <>
            <span className="sr-only">{label}: </span>
            {names[here.id]?.short}
            <span aria-hidden="true">▾</span>
          </>
        }
      >
        <ul>
          {games.map((game) => (
            <li key={game.id}>
              <a
                className="menu-item"
                href={`/${locale}${sameRoom(path, here, game)}`}
                aria-current={game === here || undefined}
              >
                {names[game.id]?.name}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}
