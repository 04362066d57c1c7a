'use client';

import type { ReactNode } from 'react';
import { type FrameGame, gameHasRoom } from './header/rooms';
import { usePagePath } from './header/use-page-path';

interface WithRoomProps {
  /** As the rooms are listed: `collection`. */
  room: string;
  games: readonly FrameGame[];
  children: ReactNode;
}

/** What is there only on the pages of games that have the room. */
export function WithRoom({ room, games, children }: WithRoomProps) {
  return gameHasRoom(usePagePath(), games, room) ? children : null;
}
