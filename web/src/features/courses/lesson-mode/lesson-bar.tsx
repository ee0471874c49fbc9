import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookOpen, List, ListChecks } from 'lucide-react';
import { Suspense, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { barButtonClass } from '../../../product/steps/frame-class.ts';
import { StepBar } from '../../../product/steps/step-bar.tsx';
import { Tab, TabList } from '../../../ui/controls/tabs.tsx';
import type { LessonSheetProps } from './lesson-sheet.tsx';

const LessonSheet = lazyPart<LessonSheetProps>(
  async () => (await import('./lesson-sheet.tsx')).LessonSheet,
);

export interface LessonBarProps {
  readonly courseId: string;
  readonly title: string;
  readonly headingId?: string;
  readonly marks?: ReactNode;
  /** None while the lesson is on its way. */
  readonly tabs?: {
    /** They, and the list of lessons, have places of their own; else they are in a sheet. */
    readonly isWide: boolean;
    readonly hasQuiz: boolean;
    readonly sheet: Omit<LessonSheetProps, 'isOpen' | 'onOpenChange' | 'renderTabs'>;
  };
}

/** One row in place of the head of the course. */
export function LessonBar({ courseId, tabs, ...rest }: LessonBarProps) {
  return (
    <StepBar
      {...rest}
      back={
        <Link
          to="/courses/$id"
          params={{ id: courseId }}
          aria-label="Back to the course"
          className={barButtonClass}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
      }
    >
      {tabs?.isWide && <LessonTabs hasQuiz={tabs.hasQuiz} />}
      {tabs && !tabs.isWide && (
        <SheetButton
          {...tabs.sheet}
          renderTabs={(onChoose) => <LessonTabs hasQuiz={tabs.hasQuiz} onChoose={onChoose} />}
        />
      )}
    </StepBar>
  );
}

interface LessonTabsProps {
  readonly hasQuiz: boolean;
  readonly onChoose?: () => void;
}

function LessonTabs({ hasQuiz, onChoose }: LessonTabsProps) {
  return (
    <TabList aria-label="Lesson" className="shrink-0 print:hidden">
      <Tab value="content" onClick={onChoose}>
        <BookOpen aria-hidden="true" />
        Content
      </Tab>
      <Tab value="quiz" disabled={!hasQuiz} onClick={onChoose}>
        <ListChecks aria-hidden="true" />
        Quiz
      </Tab>
    </TabList>
  );
}

function SheetButton(props: Omit<LessonSheetProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-label="Lessons and tabs"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        className={barButtonClass}
        onPointerEnter={LessonSheet.preload}
        onFocus={LessonSheet.preload}
        onClick={() => setOpen(true)}
      >
        <List aria-hidden="true" />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <LessonSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
