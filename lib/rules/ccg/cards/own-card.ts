import { z } from 'zod';
import { isOwnCode } from './own-code';
import { type CcgCard, clientSchema, jutsuSchema, missionSchema, ninjaSchema } from './schema';

const code = z.string().refine(isOwnCode, 'a code like OWN-7K2M9QXA');

/** A card that somebody typed in: any card of the game, under a code of its own. */
export const ownCardSchema = z.discriminatedUnion('kind', [
  ninjaSchema.extend({ code }),
  missionSchema.extend({ code }),
  jutsuSchema.extend({ code }),
  clientSchema.extend({ code }),
]) satisfies z.ZodType<CcgCard>;
