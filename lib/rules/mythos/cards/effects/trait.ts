import { z } from 'zod';
import { keywordSchema, MOST, titleSchema } from '../bounds';
import { FACTIONS } from '../traits';

/** Something a card is, by name: the English name is the identity in every language (D31). */
export const traitSchema = z.union([
  z.strictObject({ faction: z.enum(FACTIONS) }),
  z.strictObject({ keyword: keywordSchema }),
  z.strictObject({ name: titleSchema }),
  /** Part of a name that kin share: "Uchiha". */
  z.strictObject({ family: keywordSchema }),
]);
export type Trait = z.infer<typeof traitSchema>;
export const anyTraits = z.array(traitSchema).min(1).max(MOST.traits);
