/** Another part of the site draws the interactive in a visualization; the route provides it. */
import type { Picture } from '@qubloom/contract';
import type { ReactNode } from 'react';

export interface VisualizationSlots {
  readonly renderInteractive: (picture: Pick<Picture, 'name' | 'properties'>) => ReactNode;
}
