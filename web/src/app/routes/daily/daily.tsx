/** The daily challenges. They are one piece of code, so anybody who has seen the list can play without a network. */
import { getRouteApi } from '@tanstack/react-router';
import { ChallengePage } from '../../../features/daily-puzzle/challenge-page.tsx';
import { DailyPage } from '../../../features/daily-puzzle/daily-page.tsx';
import { QuizPage } from '../../../features/daily-puzzle/quiz-page.tsx';
import { DailyQuizPanel } from '../../../features/quizzes/daily-quiz-panel.tsx';

const concept = getRouteApi('/daily/concept');
const circuit = getRouteApi('/daily/circuit');
const quiz = getRouteApi('/daily/quiz');

export const DailyRoute = DailyPage;

export function ConceptRoute() {
  return <ChallengePage challenge="concept" day={concept.useSearch().day} />;
}

export function CircuitRoute() {
  return <ChallengePage challenge="circuit" day={circuit.useSearch().day} />;
}

export function QuizRoute() {
  return (
    <QuizPage
      day={quiz.useSearch().day}
      renderQuiz={({ key, ...asked }) => <DailyQuizPanel key={key} {...asked} />}
    />
  );
}
