/** Tiers, separate from the schemas because pages compare tiers and don't need the validation library. */

/** Tiers in rising order; each includes everything in the tiers before it. */
export const tiers = ['free', 'basic', 'premium', 'ultimate'] as const;
type Tier = (typeof tiers)[number];

/** Opens everything. */
export const highestTier = 'ultimate' satisfies Tier;

/** Returns true if a learner with the tier `has` may open material for the tier `required`. */
export function tierOpens(has: Tier, required: Tier): boolean {
  return tiers.indexOf(has) >= tiers.indexOf(required);
}
