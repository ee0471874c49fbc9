import type { InteractiveProperties } from '@qubloom/contract';
import type { Paths } from '../../diagrams/ripples/paths-state.ts';

/** A phase adds the clock. */
export function startOf({
  sign,
  phase,
  clock,
}: Pick<InteractiveProperties<'ripple'>, 'sign' | 'phase' | 'clock'>): Paths {
  const hasClock = clock ?? phase !== null;
  return {
    signs: [sign === '0' || sign === 'both', sign === '1' || sign === 'both'],
    clock: hasClock ? (phase ?? 0) : null,
  };
}
