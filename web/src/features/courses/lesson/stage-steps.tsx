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
import { type SeenPart, stageNames } from './lesson-parts-state.ts';

const stageIcons: Readonly<Record<LessonStage, LucideIcon>> = {
  do: Pointer,
  predict: HelpCircle,
  run: Play,
  explain: BookOpen,
  name: Tag,
  try: Puzzle,
  'used-for': Globe,
};

export interface StageStepsProps {
  readonly parts: readonly SeenPart[];
  readonly current: number;
  readonly onGo: (part: number) => void;
}

/** The way through the lesson: its parts in a row, the one that is open, those that wait for a guess. */
export function StageSteps({ parts, current, onGo }: StageStepsProps) {
  return (
    <nav aria-label="Steps of this lesson">
      <ol className="flex gap-1 sm:gap-1.5">
        {parts.map((part, index) => (
          <li key={index} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              aria-label={stepName(part, index)}
              disabled={part.isWaiting}
              onClick={() => onGo(index)}
              className={clsx(
                'group flex min-h-11 w-full flex-col items-center justify-end gap-1.5 rounded-lg px-0.5 pb-1 text-[0.8125rem] leading-tight transition-colors duration-150',
                index === current ? 'font-semibold text-action-ink' : 'text-ink-soft',
                part.isWaiting ? 'opacity-60' : 'hover:text-action-ink',
              )}
            >
              <span className="flex items-center gap-1">
                <StageIcon stage={part.stage} />
                <span className="truncate max-lg:hidden">{labelOf(part, index)}</span>
              </span>
              <span
                className={clsx(
                  'h-1.5 w-full rounded-full transition-colors duration-150',
                  index <= current ? 'bg-action' : 'bg-line group-enabled:group-hover:bg-control',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function StageIcon({ stage }: { readonly stage: LessonStage | undefined }) {
  const Icon = stage ? stageIcons[stage] : BookOpen;
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}

function labelOf({ stage }: SeenPart, index: number): string {
  return stage ? stageNames[stage] : `Part ${index + 1}`;
}

function stepName(part: SeenPart, index: number): string {
  const name = [`Step ${index + 1}`, labelOf(part, index), part.title].filter(Boolean).join(': ');
  return part.isWaiting ? `${name} (opens after your guess)` : name;
}
