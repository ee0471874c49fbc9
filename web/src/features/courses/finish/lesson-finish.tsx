/** The end of a lesson, shown in place of a step: its rewards, and one next thing to do. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Flag, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { LessonEntry } from '../course-page/lesson-order-state.ts';
import { courseProgressQuery, courseQuery } from '../queries.ts';
import { FinishRewards } from './finish-rewards.tsx';
import type { Finish } from './use-finish.ts';

export interface LessonFinishProps {
  readonly courseId: string;
  readonly finish: Finish;
  readonly entry: LessonEntry;
  readonly entries: readonly LessonEntry[];
  readonly onClose: () => void;
  readonly onQuiz: () => void;
  /** If a checkpoint follows this lesson, it is the next thing to do. */
  readonly onCheckpoint: (afterLesson: number) => void;
  /** Undefined after the last lesson. */
  readonly onNext: (() => void) | undefined;
  /** Shown at the bottom once the lesson is saved. */
  readonly children?: ReactNode;
}

const quietClass = 'border-transparent px-2!';

export function LessonFinish(props: LessonFinishProps) {
  const { courseId, finish, entry, entries, onClose, onQuiz, onCheckpoint, onNext, children } =
    props;
  const { data: course } = useQuery(courseQuery(courseId));
  const { data: progress } = useQuery(courseProgressQuery(courseId));
  const { id, title, hasQuiz } = entry.lesson;
  const hasOpenQuiz = hasQuiz && !progress?.takenQuizzes.includes(id);
  const isCourseDone = entries.every(({ status }) => status === 'completed');
  const quiz = hasOpenQuiz && (
    <Button key="quiz" variant="deep" onClick={onQuiz}>
      <ListChecks aria-hidden="true" />
      Take Quiz
    </Button>
  );
  const next = onNext && entries[entries.findIndex(({ lesson }) => lesson.id === id) + 1]?.lesson;
  const { saved } = finish;
  const hasCheckpoint = entry.checkpoint === 'open' && saved.state !== 'kept';
  const checkpoint = hasCheckpoint && (
    <Button
      key="checkpoint"
      // Opening the quiz asks the server, which must know of the lesson by then.
      busy={saved.state === 'saving'}
      variant={hasOpenQuiz ? 'deep-outline' : 'deep'}
      onClick={() => onCheckpoint(entry.number)}
    >
      <Flag aria-hidden="true" />
      Take the Checkpoint
    </Button>
  );
  const isPrimary = !hasOpenQuiz && !hasCheckpoint;
  const onward = <WayOn key="onward" isPrimary={isPrimary} onNext={onNext} />;
  return (
    <div className="flex flex-col gap-5">
      <Celebration
        isCelebrated
        strength={isCourseDone ? 'course' : 'lesson'}
        level={2}
        title={isCourseDone ? 'You finished the course!' : `Lesson ${entry.number} is done!`}
        summary={isCourseDone ? course?.title : title}
      >
        {/* Above what comes with the answer, so that no button moves while somebody presses it. */}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {[quiz, checkpoint, onward]}
          <div className="flex flex-wrap gap-x-3 max-sm:justify-center">
            <ButtonLink to="/dashboard" variant="deep-outline" className={quietClass}>
              That’s enough for today
            </ButtonLink>
            <Button variant="deep-outline" className={quietClass} onClick={onClose}>
              Back to Lesson
            </Button>
          </div>
        </div>
        {next && <Teaser lesson={next} />}
        <FinishRewards saved={saved} hasOpenQuiz={hasOpenQuiz} />
      </Celebration>
      {saved.state === 'saved' && children}
    </div>
  );
}

/** A line about what comes next, to make the learner curious. */
function Teaser({ lesson: { title, description } }: { readonly lesson: LessonEntry['lesson'] }) {
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-control bg-deep-raised p-3">
      <Qubi mood="curious" className="size-14 shrink-0" />
      {/* Below Qubi if the letters are large. */}
      <span className="min-w-0 flex-[1_1_11rem]">
        <strong className="font-semibold">Next: {title}.</strong> {description}
      </span>
    </p>
  );
}

interface WayOnProps {
  readonly isPrimary: boolean;
  readonly onNext: (() => void) | undefined;
}

function WayOn({ isPrimary, onNext }: WayOnProps) {
  const variant = isPrimary ? 'deep' : 'deep-outline';
  if (onNext) {
    return (
      <Button variant={variant} onClick={onNext}>
        Next Lesson
        <ArrowRight aria-hidden="true" />
      </Button>
    );
  }
  return (
    // Replaces the entry, because Back must not lead to the end of a lesson.
    <ButtonLink to="/courses" replace variant={variant}>
      Find Another Course
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
