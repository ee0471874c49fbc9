/** Finished lessons and quiz results, by course. */
import {
  begunText,
  completionText,
  quizText,
  tasksText,
  type LearnerRecord,
  type RecordedLesson,
} from '@qubloom/contract';
import { ChevronDown } from 'lucide-react';
import { counted, dayText } from './record-days.ts';

type RecordedCourse = LearnerRecord['courses'][number];

export function LessonResults({ courses }: Pick<LearnerRecord, 'courses'>) {
  return (
    <ul className="flex flex-col gap-2">
      {courses.map((course) => (
        <Course key={course.id} course={course} />
      ))}
    </ul>
  );
}

/** A course that is under way is open. */
function Course({ course }: { readonly course: RecordedCourse }) {
  const { title, finishedCount, lessonCount, lessons } = course;
  const marked = lessons.filter(({ completedAs = 'read' }) => completedAs !== 'read').length;
  return (
    <li>
      <details open={finishedCount < lessonCount} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control [&::-webkit-details-marker]:hidden">
          <span className="flex flex-col">
            <span className="font-heading text-lg leading-snug font-semibold">{title}</span>
            <span className="text-[0.9375rem] text-ink-soft">
              {String(finishedCount)} of {counted(lessonCount, 'lesson')} finished
              {marked > 0 && `, ${String(marked)} of them only marked`}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {lessons.map((lesson) => (
            <Lesson key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Lesson({ lesson }: { readonly lesson: RecordedLesson }) {
  const { title, quiz } = lesson;
  const state = stateOf(lesson);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 py-3">
      <span className="min-w-[min(100%,14rem)] flex-1 font-medium">{title}</span>
      <span className="flex min-w-[min(100%,14rem)] flex-1 flex-col text-[0.9375rem] text-ink-soft">
        {state && <span>{state}</span>}
        {quiz && quizTexts(quiz).map((text) => <span key={text}>{text}</span>)}
      </span>
    </li>
  );
}

function stateOf({ finishedOn, completedAs, isBegun, tasks }: RecordedLesson) {
  const state = finishedOn
    ? `${completionText(completedAs)} on ${dayText(finishedOn)}`
    : isBegun && begunText;
  return [state, tasks && tasksText(tasks)].filter(Boolean).join(', ');
}

function quizTexts(quiz: NonNullable<RecordedLesson['quiz']>): readonly string[] {
  const { latest, tries, takenOn } = quiz;
  const day = dayText(takenOn);
  if (tries === 1) return [`Quiz: ${quizText(quiz)}, on ${day}`];
  return [`Quiz: ${quizText(quiz)}`, `Latest try: ${rightOf(latest)}, on ${day}`];
}

type QuizScore = NonNullable<RecordedLesson['quiz']>['best'];

const rightOf = ({ score, totalQuestions }: QuizScore): string =>
  `${String(score)} of ${String(totalQuestions)} right`;
