import type { GuidedPath, GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import type { PathSlots } from '../path-slots.ts';

export interface StepModeProps {
  readonly path: GuidedPath;
  readonly steps: readonly GuidedStep[];
  /** Undefined for a visitor, and for a path that was not started. */
  readonly progress: GuidedPathProgress | undefined;
  /** The shown step, from 0. */
  readonly index: number;
  /** The learner came here from the path, so the focus moves along. */
  readonly takesFocus: boolean;
  /** From 0. */
  readonly onStep: (index: number) => void;
  readonly slots: PathSlots;
}

export interface OpenStepProps extends StepModeProps {
  readonly step: GuidedStep;
}
