import type { LessonStage } from '@qubloom/contract';
import { clsx } from 'clsx';
import {
  BookOpen,
  Globe,
  HelpCircle,
  Play,
  Pointer,
  Puzzle,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import { stageNames } from '../lesson/lesson-parts-state.ts';
import { stepMarksOf, type StepMark, type Way } from './step-marks-state.ts';

const stageIcons: Readonly<Record<LessonStage, LucideIcon>> = {
  do: Pointer,
  predict: HelpCircle,
  run: Play,
  explain: BookOpen,
  name: Tag,
  try: Puzzle,
  'used-for': Globe,
};

export interface StepMarksProps {
  readonly walk: Way;
  readonly onGo: (screen: number) => void;
}

/** The way through the lesson: a mark for each part, filled as far as one has come. */
export function StepMarks({ walk, onGo }: StepMarksProps) {
  const marks = stepMarksOf(walk);
  if (marks.length < 2) return null;
  return (
    <nav aria-label="Steps of this lesson" className="min-w-0 flex-1">
      <ol className="flex gap-0.5 sm:gap-1">
        {marks.map((mark) => (
          <li key={mark.screen} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={mark.isCurrent ? 'step' : undefined}
              aria-label={nameOf(mark)}
              title={mark.stage && stageNames[mark.stage]}
              disabled={mark.isWaiting}
              onClick={() => onGo(mark.screen)}
              className={clsx(
                'group flex h-6.5 w-full flex-col items-center justify-end gap-1 overflow-hidden rounded-lg px-0.5 md:h-11 md:pb-1.5 md:gap-1.5',
                mark.isCurrent ? 'text-action-ink' : 'text-ink-soft',
                mark.isWaiting ? 'opacity-60' : 'hover:text-action-ink',
              )}
            >
              <MarkIcon stage={mark.stage} />
              <span className="h-1 w-full shrink-0 overflow-hidden rounded-full bg-line md:h-1.5">
                <span
                  className="block h-full rounded-full bg-action"
                  style={{ width: `${mark.filled * 100}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function MarkIcon({ stage }: { readonly stage: LessonStage | undefined }) {
  const Icon = stage ? stageIcons[stage] : BookOpen;
  return <Icon aria-hidden="true" className="size-4 min-h-0" />;
}

function nameOf({ stage, title, isWaiting }: StepMark): string {
  const name = [stage && stageNames[stage], title].filter(Boolean).join(': ') || 'Beginning';
  return isWaiting ? `${name} (opens after your guess)` : name;
}
