import type { Choice, Question, QuestionId } from '@qubloom/contract';
import { useState } from 'react';
import type { AnswersCall } from './answers-call.ts';
import { type DraftOwner, forgetDraft, loadDraft, saveDraft } from './quiz-draft.ts';
import { chooseAnswer, showResult, unanswered } from './quiz-state.ts';
import { useSubmitAnswers } from './use-submit-answers.ts';

/** One learner's answers to a quiz or a checkpoint, from the first choice to the result, saved continuously. */
export function useQuizAnswers(
  call: AnswersCall,
  courseId: string,
  questions: readonly Question[],
  owner: DraftOwner,
) {
  const [state, setState] = useState(() => loadDraft(owner, questions));
  const { submit, isKept } = useSubmitAnswers(call, courseId, (result) => {
    forgetDraft(owner.learner);
    setState((now) => showResult(now, result));
  });
  return {
    state,
    submit,
    isKept,
    answer: (question: QuestionId, choice: Choice) => {
      const next = chooseAnswer(state, question, choice);
      setState(next);
      saveDraft(owner, next);
    },
    /** Restarts the quiz. */
    clear: () => {
      submit.reset();
      setState(unanswered);
    },
  };
}
