import { plainText, whole } from '../../bounds';

// How large, how long and how many: far more than any card has, and little enough for every screen, the rules and the
// columns of the database.

/** A number printed on a card that is never below 0: a cost, the points of a mission. */
export const printedNumber = whole(0, 99);
/** A number that may take away: the Power of an attachment, an amount in an effect. */
export const signedNumber = whole(-99, 99);

/** Place of a set among the sets. */
export const positionNumber = whole(1, 9999);

/** Most entries of each kind of list. */
export const MOST = {
  cards: 999,
  printings: 50,
  effects: 20,
  doubts: 10,
  errata: 20,
  keywords: 20,
  aliases: 20,
  steps: 20,
  targets: 10,
  options: 10,
  grants: 20,
  traits: 20,
  conditions: 10,
} as const;

/** A name or a title as it stands on a card; titles can be whole sentences. */
export const titleSchema = plainText(200);
export const keywordSchema = plainText(60);
