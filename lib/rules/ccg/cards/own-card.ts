import { z } from 'zod';
import { isOwnCode } from './own-code';
import { type CcgCard, clientSchema, jutsuSchema, missionSchema, ninjaSchema } from './schema';

const code = z.string().refine(isOwnCode, 'a code like OWN-7K2M9QXA');

/** What this site says of its own examples: nobody else says it of a card. */
const OURS = { madeUp: true } as const;

/** A card that somebody typed in: any card of the game, under a code of its own. */
export const ownCardSchema = z.discriminatedUnion('kind', [
  ninjaSchema.omit(OURS).extend({ code }),
  missionSchema.omit(OURS).extend({ code }),
  jutsuSchema.omit(OURS).extend({ code }),
  clientSchema.omit(OURS).extend({ code }),
]) satisfies z.ZodType<CcgCard>;
