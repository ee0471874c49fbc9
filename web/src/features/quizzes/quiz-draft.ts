/**
 * The answers of the one quiz that is being answered, kept while the browser's tab is open: a reload, or
 * signing in on the way, loses nothing.
 */
import type { Choice, Question, QuizId } from '@qubloom/contract';
import { chooseAnswer, isChoice, type QuizState, unanswered } from './quiz-state.ts';

const key = 'qubloom.quiz';

/** Answers to this quiz's own questions; what was kept of another quiz is not read. */
export function loadDraft(quiz: QuizId, questions: readonly Question[]): QuizState {
  const kept = answersKept(quiz);
  return questions.reduce((state, { id }) => {
    const answer = kept[id];
    return isChoice(answer) ? chooseAnswer(state, id, answer) : state;
  }, unanswered);
}

export function saveDraft(quiz: QuizId, { answers }: QuizState): void {
  const byQuestion: Record<string, Choice> = Object.fromEntries(answers);
  try {
    sessionStorage.setItem(key, JSON.stringify({ quiz, answers: byQuestion }));
  } catch {
    // Storage is closed to us: the answers stay as long as the page does.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing is there to forget.
  }
}

function answersKept(quiz: QuizId): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      readonly quiz?: unknown;
      readonly answers?: Readonly<Record<string, unknown>> | null;
    } | null;
    return kept?.quiz === quiz ? (kept.answers ?? {}) : {};
  } catch {
    return {};
  }
}
