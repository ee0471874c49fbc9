import type { GuidedPath, GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import type { PathSlots } from '../path-slots.ts';

export interface StepModeProps {
  readonly path: GuidedPath;
  readonly steps: readonly GuidedStep[];
  /** None for a visitor, and for a path that was not started. */
  readonly progress: GuidedPathProgress | undefined;
  /** Of the step that is shown, from 0. */
  readonly index: number;
  /** The learner came here from the path: the focus comes along. */
  readonly takesFocus: boolean;
  /** From 0. */
  readonly onStep: (index: number) => void;
  readonly slots: PathSlots;
}

export interface OpenStepProps extends StepModeProps {
  readonly step: GuidedStep;
}
