// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type Question, QuestionId } from '@qubloom/contract';
import { keepVisitorsEntries } from '../../product/storage/learner-storage.ts';
import { forgetDraft, forgetDraftOfOthers, loadDraft, saveDraft } from './quiz-draft.ts';
import { chooseAnswer, unanswered } from './quiz-state.ts';

const ada = { lesson: 1, learner: 5 };
const visitor = { lesson: 1, learner: undefined };
const id = (value: number) => QuestionId.parse(value);
const questions = [{ id: id(7) }, { id: id(8) }] as Question[];
const answered = chooseAnswer(unanswered, id(7), 'C');

describe('the answers of a quiz that has not been submitted', () => {
  beforeEach(() => sessionStorage.clear());

  it('are restored only in the same lesson', () => {
    saveDraft(ada, answered);
    expect(loadDraft(ada, questions)).toEqual(answered);
    expect(loadDraft({ ...ada, lesson: 2 }, questions)).toEqual(unanswered);
  });

  it('are restored only for the same learner', () => {
    saveDraft(ada, answered);
    expect(loadDraft({ ...ada, learner: 6 }, questions)).toEqual(unanswered);
    expect(loadDraft(visitor, questions)).toEqual(unanswered);
  });

  it('of a visitor pass to the learner who keeps them', () => {
    saveDraft(visitor, answered);
    expect(loadDraft(ada, questions)).toEqual(unanswered);
    keepVisitorsEntries(ada.learner, () => null);
    expect(loadDraft(ada, questions)).toEqual(answered);
  });

  it('are cleared when another lesson is chosen', () => {
    saveDraft(ada, answered);
    forgetDraftOfOthers(ada);
    expect(loadDraft(ada, questions)).toEqual(answered);
    forgetDraftOfOthers({ ...ada, lesson: 2 });
    expect(loadDraft(ada, questions)).toEqual(unanswered);
  });

  it('are left out if the quiz no longer has such a question', () => {
    saveDraft(ada, answered);
    expect(loadDraft(ada, questions.slice(1))).toEqual(unanswered);
  });

  it('can be deleted', () => {
    saveDraft(ada, answered);
    forgetDraft(ada.learner);
    expect(loadDraft(ada, questions)).toEqual(unanswered);
  });

  it.each(['', '{', 'null', '[]', '{"lesson":1}', '{"lesson":1,"answers":{"7":"E"}}'])(
    'start empty if %s is found',
    (text) => {
      sessionStorage.setItem('qubloom.quiz', text);
      expect(loadDraft(ada, questions)).toEqual(unanswered);
    },
  );
});
