import { z } from 'zod';
import { FACTIONS } from '../traits';

/** Something a card is, by name: the English name is the identity in every language (D31). */
export const traitSchema = z.union([
  z.strictObject({ faction: z.enum(FACTIONS) }),
  z.strictObject({ keyword: z.string().min(1).max(60) }),
  z.strictObject({ name: z.string().min(1).max(200) }),
  /** Part of a name that kin share: "Uchiha". */
  z.strictObject({ family: z.string().min(1).max(60) }),
]);
export type Trait = z.infer<typeof traitSchema>;
export const anyTraits = z.array(traitSchema).min(1);
