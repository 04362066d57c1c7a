import type { RuleRef } from '../rules';

export type Condition = 'healthy' | 'injured' | 'discarded';

/** What becomes of a ninja that takes so much damage at once: injured at 1, discarded at 2 or when injured again. */
export function afterDamage(isInjured: boolean, amount: number): { condition: Condition; rule: RuleRef } {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`damage of ${amount}`);
  if (isInjured || amount >= 2) return { condition: 'discarded', rule: 'damage.discarded' };
  return { condition: 'injured', rule: 'damage.injured' };
}

/** An effect of an injured ninja is none unless "Valid" stands before it. */
export function effectWorks(effect: { valid?: true | undefined }, isInjured: boolean): boolean {
  return !isInjured || effect.valid === true;
}
