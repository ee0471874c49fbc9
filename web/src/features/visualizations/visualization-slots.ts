/** What another part of the site draws in a visualization. The route fills this in. */
import type { Picture } from '@qubloom/contract';
import type { ReactNode } from 'react';

export interface VisualizationSlots {
  readonly renderInteractive: (picture: Pick<Picture, 'name' | 'properties'>) => ReactNode;
}
