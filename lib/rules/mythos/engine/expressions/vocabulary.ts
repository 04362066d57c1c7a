// The types of the effect vocabulary that compiling needs, by the names it uses for them.
export type {
  CardFilter,
  Characters,
  Chosen,
  Condition,
  Group as GroupData,
  Place,
  Target as TargetData,
  Value,
} from '../../cards/effects/expression';
import type { compareSchema } from '../../cards/effects/expression';
import type { z } from 'zod';
export type Compare = z.infer<typeof compareSchema>;
