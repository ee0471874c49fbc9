import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import { NextButtons } from './next-buttons.tsx';

export interface KeptQuizProps extends QuizNavigation {
  readonly back: string;
}

/** Replaces the questions when they are submitted but the site cannot be reached to score them. */
export function KeptQuiz({ back, onBack, ...next }: KeptQuizProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="status" className="outline-none">
      <Notice title="Your answers are kept">
        <p>We can&apos;t reach the site right now. Your results come here as soon as we can.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={onBack}>
            {back}
          </Button>
          <NextButtons {...next} />
        </div>
      </Notice>
    </div>
  );
}
