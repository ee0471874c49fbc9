import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { LessonEntry } from './lesson-order-state.ts';

export interface NextQuizProps {
  readonly entry: LessonEntry;
  readonly onQuiz: () => void;
}

/** The quiz of the next lesson, and the button that opens it. */
export function NextQuiz({ entry: { lesson, number }, onQuiz }: NextQuizProps) {
  return (
    <article className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 low:gap-3 low:p-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium text-ink-soft">Quiz of lesson {number}</p>
        <h2 className="text-2xl sm:text-3xl low:text-2xl!">{lesson.title}</h2>
        <p className="max-w-[65ch] text-ink-soft">
          A few questions about this lesson. You can take them as often as you like.
        </p>
      </div>
      <Button size="large" className="max-sm:w-full" onClick={onQuiz}>
        <ListChecks aria-hidden="true" />
        Take Quiz
      </Button>
    </article>
  );
}
