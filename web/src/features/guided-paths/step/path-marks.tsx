import { isStepReachable, type GuidedStep } from '@qubloom/contract';
import { BookOpen, Check, Puzzle } from 'lucide-react';
import { MarkList } from '../../../product/steps/mark-list.tsx';

export interface PathMarksProps {
  readonly steps: readonly GuidedStep[];
  readonly completedSteps: number;
  /** Of the step that is shown, from 0. */
  readonly index: number;
  /** From 0 to 1: how much of it was seen. */
  readonly filled: number;
  readonly onStep: (index: number) => void;
}

/** The way along the path: a mark for each step. */
export function PathMarks({ steps, completedSteps, index, filled, onStep }: PathMarksProps) {
  return (
    <MarkList
      label="Steps of this path"
      marks={steps.map(({ id, title, type }, at) => {
        const isDone = at < completedSteps;
        const isWaiting = !isStepReachable(at, completedSteps);
        const state = isDone ? ', completed' : isWaiting ? ', not open yet' : '';
        return {
          key: id,
          name: `Step ${at + 1}: ${title}${state}`,
          hint: title,
          icon: isDone ? Check : type === 'challenge' ? Puzzle : BookOpen,
          isCurrent: at === index,
          isWaiting,
          filled: isDone ? 1 : at === index ? filled : 0,
          onGo: () => onStep(at),
        };
      })}
    />
  );
}
