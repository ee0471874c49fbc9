import { BookOpen, List, ListChecks } from 'lucide-react';
import { Suspense, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { barButtonClass } from '../../../product/steps/frame-class.ts';
import { StepBar } from '../../../product/steps/step-bar.tsx';
import { Tab, TabList } from '../../../ui/controls/tabs.tsx';
import type { CourseParts } from '../course-page/course-parts.ts';
import { LessonExit } from './lesson-exit.tsx';
import type { LessonSheetProps } from './lesson-sheet.tsx';

const LessonSheet = lazyPart<LessonSheetProps>(
  async () => (await import('./lesson-sheet.tsx')).LessonSheet,
);

export interface LessonBarProps extends Pick<CourseParts, 'courseId' | 'from' | 'onLeave'> {
  readonly title: string;
  readonly headingId?: string;
  readonly marks?: ReactNode;
  /** Undefined while the lesson loads. */
  readonly tabs?: {
    /** The tabs and the list of lessons have places of their own. Otherwise, they are in a sheet. */
    readonly isWide: boolean;
    readonly hasQuiz: boolean;
    readonly sheet: Omit<LessonSheetProps, 'isOpen' | 'onOpenChange' | 'renderTabs'>;
  };
}

/** One row that replaces the header of the course. */
export function LessonBar({ title, headingId, marks, tabs, ...wayOut }: LessonBarProps) {
  return (
    <StepBar title={title} headingId={headingId} marks={marks} back={<LessonExit {...wayOut} />}>
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
