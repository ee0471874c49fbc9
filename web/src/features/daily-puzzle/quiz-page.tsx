/** The daily quiz in its frame. Another feature asks the questions; the route provides it. */
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { doneText } from '../../product/daily/daily-challenges.ts';
import { dayName } from '../../product/daily/days.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { ChallengeFrame } from './challenge-frame.tsx';
import { ChallengeOfDay } from './challenge-of-day.tsx';
import { useDayResult } from './use-day-result.ts';

export interface AskedQuiz {
  /** Identifies the quiz of a day and a learner. */
  readonly key: string;
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly onBack: () => void;
}

export interface QuizPageProps {
  /** Undefined for today. */
  readonly day: string | undefined;
  readonly renderQuiz: (quiz: AskedQuiz) => ReactNode;
}

export function QuizPage({ day: asked, renderQuiz }: QuizPageProps) {
  return (
    <ChallengeOfDay challenge="quiz" day={asked}>
      {({ day, today }) => (
        <ChallengeFrame challenge="quiz">
          <QuizOfDay day={day} today={today} renderQuiz={renderQuiz} />
        </ChallengeFrame>
      )}
    </ChallengeOfDay>
  );
}

interface QuizOfDayProps extends Pick<QuizPageProps, 'renderQuiz'> {
  readonly day: string;
  readonly today: string;
}

function QuizOfDay({ day, today, renderQuiz }: QuizOfDayProps) {
  const { user } = useAuth();
  const result = useDayResult(day, 'quiz');
  const navigate = useNavigate();
  return renderQuiz({
    key: `${day} ${user?.id ?? 'visitor'}`,
    day,
    title: day === today ? 'Five for today' : dayName(day),
    description: result?.isDone
      ? `${doneText(result)}. Another try is practice.`
      : day < today
        ? 'For practice, without points.'
        : '10 points for each right answer.',
    onBack: () => void navigate({ to: '/daily' }),
  });
}
