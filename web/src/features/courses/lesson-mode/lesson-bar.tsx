import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookOpen, List, ListChecks } from 'lucide-react';
import { Suspense, type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { PointsBadge } from '../../../product/rewards/points-badge.tsx';
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

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-action-soft hover:text-action-ink';

/** One row in place of the head of the course: back, the lesson, its steps, the learner's points. */
export function LessonBar(props: LessonBarProps) {
  const { courseId, title, headingId, marks, tabs } = props;
  const { user } = useAuth();
  return (
    <div className="@container sticky top-0 z-20 border-b border-line bg-ground sideways:top-auto sideways:bottom-0 sideways:row-start-2 sideways:border-t sideways:border-b-0 print:static print:border-0">
      <div className="page-width flex min-h-14 items-center gap-1 max-md:px-1.5 md:gap-3 low:min-h-12 sideways:gap-1 sideways:px-1.5">
        <Link
          to="/courses/$id"
          params={{ id: courseId }}
          aria-label="Back to the course"
          className={`${iconButton} print:hidden`}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col justify-center md:flex-row md:items-center md:gap-6 sideways:gap-3">
          <h1
            id={headingId}
            tabIndex={-1}
            className="line-clamp-2 py-0.5 text-[0.9375rem] leading-[1.1] outline-none @max-[15rem]:line-clamp-none @max-[15rem]:wrap-anywhere md:max-w-[45%] md:shrink-0 md:text-lg sideways:max-w-[40%] sideways:text-sm print:line-clamp-none print:text-2xl"
          >
            {title}
          </h1>
          <div className="flex min-w-0 md:flex-1 print:hidden">{marks}</div>
        </div>
        {user && (
          <span className="shrink-0 md:hidden @max-[15rem]:hidden low:inline sideways:@max-[28rem]:hidden print:hidden">
            <PointsBadge points={user.points} className="max-md:px-2" />
          </span>
        )}
        {tabs?.isWide && <LessonTabs hasQuiz={tabs.hasQuiz} />}
        {tabs && !tabs.isWide && (
          <SheetButton
            {...tabs.sheet}
            renderTabs={(onChoose) => <LessonTabs hasQuiz={tabs.hasQuiz} onChoose={onChoose} />}
          />
        )}
      </div>
    </div>
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
        className={`${iconButton} print:hidden`}
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
