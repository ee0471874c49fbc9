/** What a plan opens besides courses: the plans list it, the server asks for it. */
import type { Tier } from '../courses.ts';
import { tierOpens } from './tiers.ts';

interface Extra {
  /** The lowest tier that opens it. */
  readonly tier: Tier;
  /** As the plans list it. */
  readonly feature: string;
}

export const extras = {
  printablePack: { tier: 'ultimate', feature: 'A printable pack of every course' },
  devicePresets: { tier: 'ultimate', feature: 'Presets of real machines in the noise lab' },
} as const satisfies Readonly<Record<string, Extra>>;

export function opensExtra(has: Tier, extra: keyof typeof extras): boolean {
  return tierOpens(has, extras[extra].tier);
}
