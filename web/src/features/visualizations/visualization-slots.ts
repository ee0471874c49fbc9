/** Another part of the site draws the interactive in a visualization; the route provides it. */
import type { ShownInteractive } from '@qubloom/contract';
import type { ReactNode } from 'react';

export interface VisualizationSlots {
  readonly renderInteractive: (
    interactive: Pick<ShownInteractive, 'name' | 'properties'>,
  ) => ReactNode;
}
