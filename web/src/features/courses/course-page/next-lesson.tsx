import type { CompletedAs } from '@qubloom/contract';
import { ArrowRight, BookOpen, Play } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { isBegun } from '../lesson/lesson-memory-state.ts';
import { stageNames, stageOfKey } from '../lesson/lesson-parts-state.ts';
import { useLessonPlace } from '../lesson/use-lesson-place.ts';
import { useLessonMemory } from '../lesson/use-lesson-memory.ts';
import { LessonFinish } from '../finish/finish-code.ts';
import { useEnd } from '../finish/use-end.ts';
import { useFinish } from '../finish/use-finish.ts';
import { AskFirst } from './ask-first-code.ts';
import type { CourseParts } from './course-parts.ts';
import { LessonActions } from './lesson-actions.tsx';
import { checkpointBefore, type LessonEntry, entryAfter } from './lesson-order-state.ts';
import { NextCheckpoint } from '../checkpoint/next-checkpoint.tsx';

export interface NextLessonProps extends CourseParts {
  readonly entry: LessonEntry;
  readonly entries: readonly LessonEntry[];
}

/** The next lesson, and the button that opens it. Use the lesson as key. */
export function NextLesson(props: NextLessonProps) {
  const { version } = useLessonPlace(props.learner, props.entry.lesson.id);
  // Remounts when another device reports a later place, and then says where that is.
  return <LoadedNextLesson key={version} {...props} />;
}

function LoadedNextLesson(props: NextLessonProps) {
  const { courseId, entry, entries, onGo, learner, prepareLesson } = props;
  const { lesson, number, status } = entry;
  const checkpoint = checkpointBefore(entries, entry);
  const [memory] = useLessonMemory(learner, lesson.id);
  const finish = useFinish(courseId, lesson.id);
  const end = useEnd(finish, props);
  const complete = (completedAs: CompletedAs) => end.open({}, completedAs);
  const [isAsked, setAsked] = useState<boolean>();
  const isUnread = learner !== undefined && status !== 'completed' && !memory.isRead;
  useEffect(() => (isUnread ? whenIdle(AskFirst.preload) : undefined), [isUnread]);
  const prepare = () => prepareLesson(lesson.id);
  // Runs once the page is painted, so that the first tap gets an answer at once.
  useEffect(() => whenIdle(() => prepareLesson(lesson.id)), [lesson.id, prepareLesson]);
  const next = entryAfter(entries, entry);
  const begun = status !== 'completed' && isBegun(memory);
  const onQuiz = () => onGo({ lesson: lesson.id, tab: 'quiz' }, end.how);
  const onOpenLesson = () => onGo({ lesson: lesson.id }, 'page');
  const onNext = next && (() => onGo({ lesson: next.lesson.id }, end.how));
  const goToCheckpoint = (checkpoint: number) => onGo({ checkpoint }, end.how);
  const leftAt = begun && typeof memory.at === 'string' ? stageOfKey(memory.at) : undefined;
  if (finish.isOpen) {
    return (
      <Suspense>
        <LessonFinish
          {...props}
          finish={finish}
          onClose={end.close}
          onQuiz={onQuiz}
          onCheckpoint={goToCheckpoint}
          onNext={onNext}
        />
      </Suspense>
    );
  }
  return (
    <>
      {checkpoint !== undefined && (
        <NextCheckpoint afterLesson={checkpoint} onCheckpoint={() => goToCheckpoint(checkpoint)} />
      )}
      <article
        aria-labelledby={`lesson-${lesson.id}`}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 low:gap-3 low:p-5"
      >
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium text-ink-soft">
            Lesson {number} · {lesson.duration} minutes
            {leftAt && ` · You were at “${stageNames[leftAt]}”`}
          </p>
          <h2 id={`lesson-${lesson.id}`} className="text-2xl sm:text-3xl low:text-2xl!">
            {lesson.title}
          </h2>
          <p className="max-w-[65ch] text-ink-soft">{lesson.description}</p>
        </div>
        <div>
          <Button
            size="large"
            className="max-sm:w-full"
            onPointerDown={prepare}
            onFocus={prepare}
            onClick={onOpenLesson}
          >
            <StartLabel isCompleted={status === 'completed'} isBegun={begun} />
          </Button>
        </div>
        <LessonActions
          entry={entry}
          finish={finish}
          isAtEnd={false}
          isSignedIn={learner !== undefined}
          onComplete={() => (isUnread ? setAsked(true) : complete('read'))}
          asksFirst={isUnread}
          onQuiz={onQuiz}
          onNext={onNext}
        />
        {isAsked !== undefined && (
          <Suspense>
            <AskFirst
              isOpen={isAsked}
              onOpenChange={setAsked}
              isBegun={begun}
              onComplete={complete}
              onOpenLesson={onOpenLesson}
              onQuiz={lesson.hasQuiz ? onQuiz : undefined}
            />
          </Suspense>
        )}
      </article>
    </>
  );
}

interface StartLabelProps {
  readonly isCompleted: boolean;
  readonly isBegun: boolean;
}

function StartLabel({ isCompleted, isBegun: begun }: StartLabelProps) {
  if (isCompleted) {
    return (
      <>
        <BookOpen aria-hidden="true" /> Read Again
      </>
    );
  }
  if (begun) {
    return (
      <>
        Continue Lesson <ArrowRight aria-hidden="true" />
      </>
    );
  }
  return (
    <>
      <Play aria-hidden="true" /> Start Lesson
    </>
  );
}
