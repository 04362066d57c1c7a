import type { Action } from '../engine/legal/actions';
import { randomAction, type Roll } from '../engine/legal/random-action';
import type { Game } from '../engine/state/game';
import { greedyAction } from './greedy';

/**
 * What whoever is asked or has the turn does. Pure: it changes nothing, knows no more than that player may see, and the
 * same rolls give the same action.
 */
export type Bot = (g: Game, roll: Roll) => Action;

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = { random: randomAction, greedy: greedyAction };
