'use client';

import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../icons/icon';
import { type FrameGame, gameAt, isInRoom, type Room, roomsOf } from './rooms';
import { usePagePath } from './use-page-path';

interface MainNavProps {
  label: string;
  games: readonly FrameGame[];
  names: Readonly<Record<Room['label'], string>>;
}

/** The rooms of the game whose page this is. */
export function MainNav({ label, games, names }: MainNavProps) {
  const path = usePagePath();
  const game = gameAt(path, games);
  const home = game?.path ?? '';
  return (
    <nav aria-label={label} className="site-nav">
      {roomsOf(game?.id ?? '').map((room) => (
        <Link
          key={room.path}
          href={`${home}/${room.path}`}
          // Pages are made when they are asked for: fetching all rooms ahead on every page would bring nothing.
          prefetch={false}
          aria-current={isInRoom(path, home, room) ? 'true' : undefined}
          className={room.wide ? 'max-md:hidden' : undefined}
        >
          <Icon name={room.icon} />
          <span>{names[room.label]}</span>
        </Link>
      ))}
    </nav>
  );
}
