/** The contents of a visualization, which another feature draws. The route fills this in. */
import type { SceneValues, VisualizationScene } from '@qubloom/contract';
import type { ReactNode } from 'react';

export interface SceneSlot {
  readonly renderScene: (shown: ShownScene) => ReactNode;
}

export interface ShownScene {
  readonly scene: VisualizationScene;
  /** Values of the controls, by their names. */
  readonly values: SceneValues;
  readonly onChange: (values: SceneValues) => void;
}
