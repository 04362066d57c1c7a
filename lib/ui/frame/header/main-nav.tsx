'use client';

import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../icons/icon';
import { type FrameGame, gameAt, type Room, roomsOf } from './rooms';
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
  const isHere = (address: string) => path === address || path.startsWith(`${address}/`);
  return (
    <nav aria-label={label} className="site-nav">
      {roomsOf(game?.id ?? '').map(({ path: room, label: name, icon, wide }) => (
        <Link
          key={room}
          href={`${home}/${room}`}
          // Pages are made when they are asked for: fetching all rooms ahead on every page would bring nothing.
          prefetch={false}
          aria-current={isHere(`${home}/${room}`) ? 'true' : undefined}
          className={wide ? 'max-md:hidden' : undefined}
        >
          <Icon name={icon} />
          <span>{names[name]}</span>
        </Link>
      ))}
    </nav>
  );
}
