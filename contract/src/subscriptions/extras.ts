/** Features besides courses that a plan unlocks. The list of plans shows them, and the server checks them. */
import type { Tier } from '../courses.ts';
import { tierOpens } from './tiers.ts';

interface Extra {
  /** Lowest tier with the feature. */
  readonly tier: Tier;
  /** Wording in the list of plans. */
  readonly feature: string;
}

export const extras = {
  printablePack: { tier: 'ultimate', feature: 'A printable pack of every course' },
  devicePresets: { tier: 'ultimate', feature: 'Presets of real machines in the noise lab' },
} as const satisfies Readonly<Record<string, Extra>>;

export function opensExtra(has: Tier, extra: keyof typeof extras): boolean {
  return tierOpens(has, extras[extra].tier);
}
