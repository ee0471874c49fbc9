/** The tiers, apart from the schemas: pages compare them, and need no library that checks. */

/** In rising order: each tier opens what the ones before it open. */
export const tiers = ['free', 'basic', 'premium', 'ultimate'] as const;
type Tier = (typeof tiers)[number];

/** Whether a learner of the tier `has` may open what asks for the tier `required`. */
export function tierOpens(has: Tier, required: Tier): boolean {
  return tiers.indexOf(has) >= tiers.indexOf(required);
}
