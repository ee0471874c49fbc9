/**
 * The answers of the quiz in progress, saved while the browser tab is open, so that a reload or signing in loses
 * nothing. Nobody sees the answers of another learner.
 */
import type { Choice, Question } from '@qubloom/contract';
import { learnerStorage } from '../../product/storage/learner-storage.ts';
import { chooseAnswer, isChoice, type QuizState, unanswered } from './quiz-state.ts';

/** Only one quiz is in progress at a time, so its entry needs no name. */
const entry = ['quiz', ''] as const;
const tabStorage = (learner: number | undefined) => learnerStorage(learner, 'session');

export interface DraftOwner {
  /** A lesson has one quiz. A checkpoint uses a name that no lesson has. */
  readonly lesson: number | string;
  /** Undefined for a visitor, whose answers pass to the learner who signs in. */
  readonly learner: number | undefined;
}

/** Returns answers to this quiz's own questions. Answers of another quiz or learner are ignored. */
export function loadDraft(owner: DraftOwner, questions: readonly Question[]): QuizState {
  const saved = answersOf(owner);
  return questions.reduce((state, { id }) => {
    const answer = saved[id];
    return isChoice(answer) ? chooseAnswer(state, id, answer) : state;
  }, unanswered);
}

/** If storage is full or closed, the answers last as long as the page. */
export function saveDraft({ lesson, learner }: DraftOwner, { answers }: QuizState): void {
  const byQuestion: Record<string, Choice> = Object.fromEntries(answers);
  tabStorage(learner).save(...entry, JSON.stringify({ lesson, learner, answers: byQuestion }));
}

export function forgetDraft(learner: number | undefined): void {
  tabStorage(learner).remove(...entry);
}

/** Choosing a lesson clears the answers to other quizzes. */
export function forgetDraftOfOthers({ lesson, learner }: DraftOwner): void {
  if (savedDraft(learner).lesson !== lesson) forgetDraft(learner);
}

interface SavedDraft {
  readonly lesson?: unknown;
  readonly learner?: unknown;
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

function answersOf({ lesson, learner }: DraftOwner): Readonly<Record<string, unknown>> {
  const saved = savedDraft(learner);
  // Entries of earlier versions had no owner in their key, but in their text.
  const isOwn = saved.learner === undefined || saved.learner === learner;
  return saved.lesson === lesson && isOwn ? (saved.answers ?? {}) : {};
}

function savedDraft(learner: number | undefined): SavedDraft {
  const found = tabStorage(learner).find(...entry);
  try {
    return (JSON.parse(found?.text ?? '{}') as SavedDraft | null) ?? {};
  } catch {
    return {};
  }
}
