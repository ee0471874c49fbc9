import type { GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import { BookOpen, Check, Puzzle } from 'lucide-react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { MarkList } from '../../../product/steps/mark-list.tsx';
import { isCompleted, isStepVisible } from '../path-state.ts';

export interface PathMarksProps {
  readonly steps: readonly GuidedStep[];
  readonly progress: GuidedPathProgress | undefined;
  /** The shown step, from 0. */
  readonly index: number;
  /** From 0 to 1: the share of it that was seen. */
  readonly filled: number;
  readonly onStep: (index: number) => void;
}

/** A mark for each step of the path. */
export function PathMarks({ steps, progress, index, filled, onStep }: PathMarksProps) {
  const { user } = useAuth();
  return (
    <MarkList
      label="Steps of this path"
      marks={steps.map((step, at) => {
        const { id, title, type } = step;
        const isDone = isCompleted(progress, step);
        const isWaiting = !isStepVisible(at, progress, user !== null);
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
