/**
 * The answers of the one quiz that is being answered, kept while the browser's tab is open: a reload, or
 * signing in on the way, loses nothing. Nobody finds the answers of another learner.
 */
import type { Choice, Question } from '@qubloom/contract';
import { chooseAnswer, isChoice, type QuizState, unanswered } from './quiz-state.ts';

const key = 'qubloom.quiz';

export interface DraftOwner {
  /** A lesson has one quiz. */
  readonly lesson: number;
  /** Undefined for a visitor, whose answers pass to whoever signs in. */
  readonly learner: number | undefined;
}

/** Answers to this quiz's own questions; what was kept of another quiz or learner is not read. */
export function loadDraft(owner: DraftOwner, questions: readonly Question[]): QuizState {
  const kept = answersOf(owner);
  return questions.reduce((state, { id }) => {
    const answer = kept[id];
    return isChoice(answer) ? chooseAnswer(state, id, answer) : state;
  }, unanswered);
}

export function saveDraft({ lesson, learner }: DraftOwner, { answers }: QuizState): void {
  const byQuestion: Record<string, Choice> = Object.fromEntries(answers);
  try {
    sessionStorage.setItem(key, JSON.stringify({ lesson, learner, answers: byQuestion }));
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

/** When a lesson is chosen, what was answered elsewhere is cleared. */
export function forgetDraftOfOthers(lesson: number): void {
  if (keptDraft().lesson !== lesson) forgetDraft();
}

interface Kept {
  readonly lesson?: unknown;
  readonly learner?: unknown;
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

function answersOf({ lesson, learner }: DraftOwner): Readonly<Record<string, unknown>> {
  const kept = keptDraft();
  const isOwn = kept.learner === undefined || kept.learner === learner;
  return kept.lesson === lesson && isOwn ? (kept.answers ?? {}) : {};
}

function keptDraft(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}
