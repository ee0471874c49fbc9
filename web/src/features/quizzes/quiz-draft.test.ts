import { beforeEach, describe, expect, it } from 'vitest';
import { type Question, QuestionId, QuizId } from '@qubloom/contract';
import { forgetDraft, loadDraft, saveDraft } from './quiz-draft.ts';
import { chooseAnswer, unanswered } from './quiz-state.ts';

const quiz = QuizId.parse(1);
const id = (value: number) => QuestionId.parse(value);
const questions = [{ id: id(7) }, { id: id(8) }] as Question[];
const answered = chooseAnswer(unanswered, id(7), 'C');

describe('the answers of a quiz that is not handed in yet', () => {
  beforeEach(() => sessionStorage.clear());

  it('come back for the same quiz only', () => {
    saveDraft(quiz, answered);
    expect(loadDraft(quiz, questions)).toEqual(answered);
    expect(loadDraft(QuizId.parse(2), questions)).toEqual(unanswered);
  });

  it('are left out where the quiz has no such question any more', () => {
    saveDraft(quiz, answered);
    expect(loadDraft(quiz, questions.slice(1))).toEqual(unanswered);
  });

  it('can be forgotten', () => {
    saveDraft(quiz, answered);
    forgetDraft();
    expect(loadDraft(quiz, questions)).toEqual(unanswered);
  });

  it.each(['', '{', 'null', '[]', '{"quiz":1}', '{"quiz":1,"answers":{"7":"E"}}'])(
    'begin anew when %s is found',
    (text) => {
      sessionStorage.setItem('qubloom.quiz', text);
      expect(loadDraft(quiz, questions)).toEqual(unanswered);
    },
  );
});
