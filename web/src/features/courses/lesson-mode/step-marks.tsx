import type { LessonStage } from '@qubloom/contract';
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
import { MarkList } from '../../../product/steps/mark-list.tsx';
import { stageNames } from '../lesson/lesson-parts-state.ts';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';
import { stepMarksOf, type StepMark } from './step-marks-state.ts';

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
  readonly walk: Pick<LessonWalk, 'screens' | 'current'>;
  readonly onGo: (screen: number) => void;
}

/** The learner's way through the lesson: a mark for each part, filled as far as the learner has come. */
export function StepMarks({ walk, onGo }: StepMarksProps) {
  const marks = stepMarksOf(walk);
  if (marks.length < 2) return null;
  return (
    <MarkList
      label="Steps of this lesson"
      marks={marks.map((mark) => ({
        ...mark,
        key: mark.screen,
        name: nameOf(mark),
        hint: mark.stage && stageNames[mark.stage],
        icon: mark.stage ? stageIcons[mark.stage] : BookOpen,
        onGo: () => onGo(mark.screen),
      }))}
    />
  );
}

function nameOf({ stage, title, isWaiting }: StepMark): string {
  const name = [stage && stageNames[stage], title].filter(Boolean).join(': ') || 'Beginning';
  return isWaiting ? `${name} (opens after your guess)` : name;
}
