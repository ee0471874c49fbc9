/** The lesson of a course that is shown, and its quiz beside it. */
import type { LessonId, LessonSummary } from '@qubloom/contract';
import { BookOpen, ListChecks } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import type { LessonSlots } from '../lesson/lesson-slots.ts';
import { LessonActions } from './lesson-actions.tsx';
import { LessonHeading } from './lesson-heading.tsx';
import { type LessonEntry, entryAfter } from './lesson-order-state.ts';
import { LessonPane } from './lesson-pane.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useLongSession } from './use-long-session.ts';
import { useTabFocus } from './use-tab-focus.ts';

export type CourseTab = 'content' | 'quiz';

interface QuizExits {
  readonly onBack: () => void;
  /** Missing while the lesson is not completed, or the last. */
  readonly onNext: (() => void) | undefined;
}

export interface ShownLessonProps {
  readonly courseId: string;
  readonly entries: readonly LessonEntry[];
  readonly shown: LessonEntry;
  /** The tab that the address names. */
  readonly tab: CourseTab;
  readonly onShow: (lesson: LessonId, tab: CourseTab, how: 'step' | 'correction') => void;
  /** The id of the signed-in learner. */
  readonly learner: number | undefined;
  readonly slots: LessonSlots;
  readonly renderQuiz: (lesson: LessonSummary, exits: QuizExits) => ReactNode;
}

export function ShownLesson(props: ShownLessonProps) {
  const { courseId, entries, shown, onShow, learner, slots, renderQuiz } = props;
  const { lesson } = shown;
  const tab = lesson.hasQuiz ? props.tab : 'content';
  const complete = useCompleteLesson(courseId);
  const next = entryAfter(entries, shown);
  const isLongSession = useLongSession();
  const root = useRef<HTMLDivElement>(null);
  useTabFocus(root, tab, lesson.id);
  const [quizOpened, setQuizOpened] = useState<LessonId>();
  if (tab === 'quiz' && quizOpened !== lesson.id) setQuizOpened(lesson.id);
  const show = (to: CourseTab) => onShow(lesson.id, to, 'step');
  const goNext = next && (() => onShow(next.lesson.id, 'content', 'step'));
  const exits: QuizExits = {
    onBack: () => show('content'),
    onNext: shown.status === 'completed' ? goNext : undefined,
  };
  const headingId = `lesson-${lesson.id}`;
  return (
    <Tabs ref={root} value={tab} onValueChange={(to) => show(to === 'quiz' ? 'quiz' : 'content')}>
      <TabList aria-label="Lesson">
        <Tab value="content">
          <BookOpen aria-hidden="true" />
          Content
        </Tab>
        <Tab value="quiz" disabled={!lesson.hasQuiz}>
          <ListChecks aria-hidden="true" />
          Quiz
        </Tab>
      </TabList>
      <TabPanel value="content" forceMount className="data-[state=inactive]:hidden">
        <article className="flex flex-col gap-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card">
          <LessonHeading id={headingId} lesson={lesson} number={shown.number} />
          <LessonPane
            key={lesson.id}
            entry={shown}
            learner={learner}
            headingId={headingId}
            slots={slots}
            renderActions={(isAtEnd) => (
              <LessonActions
                entry={shown}
                isAtEnd={isAtEnd}
                next={next}
                isSignedIn={learner !== undefined}
                isLongSession={isLongSession}
                onComplete={() => complete.mutate(lesson.id)}
                onQuiz={() => show('quiz')}
                onNext={() => goNext?.()}
              />
            )}
          />
        </article>
      </TabPanel>
      {/* Once open, the quiz stays on the page, so that its answers stay while the lesson is read again. */}
      <TabPanel value="quiz" forceMount className="data-[state=inactive]:hidden">
        {quizOpened === lesson.id && <div key={lesson.id}>{renderQuiz(lesson, exits)}</div>}
      </TabPanel>
    </Tabs>
  );
}
