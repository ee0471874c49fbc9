import { describe, expect, it } from 'vitest';
import { type Question, QuestionId } from '@qubloom/contract';
import {
  chooseAnswer,
  openNumbers,
  optionsOf,
  pointsSentence,
  type ScoredAnswers,
  scoreSentence,
  scoreToast,
  showResult,
  submissionOf,
  unanswered,
} from './quiz-state.ts';

const id = (value: number) => QuestionId.parse(value);
const questions: Question[] = [1, 2, 3].map((value) => ({
  id: id(value),
  question: `Question ${value}`,
  answerA: 'a',
  answerB: 'b',
  answerC: 'c',
  answerD: 'd',
}));
const scored = (score: number, totalQuestions: number): ScoredAnswers => ({
  score,
  totalQuestions,
  newAchievements: [],
  cardsBrought: 0,
  review: [],
});

describe('answering a quiz', () => {
  // Shows: 9 quiz options
  it('offers A to D in order', () => {
    const [question] = questions;
    expect(question && optionsOf(question)).toEqual([
      { choice: 'A', text: 'a' },
      { choice: 'B', text: 'b' },
      { choice: 'C', text: 'c' },
      { choice: 'D', text: 'd' },
    ]);
  });

  // Shows: 5 quiz submit
  it('sends nothing before every question has an answer', () => {
    const state = chooseAnswer(chooseAnswer(unanswered, id(3), 'D'), id(1), 'A');
    expect(submissionOf(state, questions)).toBeUndefined();
    expect(openNumbers(state, questions)).toEqual([2]);
    expect(submissionOf(unanswered, [])).toBeUndefined();
  });

  it('sends one answer per question, in the order of the questions, with the latest choice', () => {
    let state = chooseAnswer(unanswered, id(2), 'B');
    state = chooseAnswer(state, id(3), 'C');
    state = chooseAnswer(state, id(1), 'D');
    state = chooseAnswer(state, id(1), 'A');
    expect(submissionOf(state, questions)).toEqual({
      answers: [
        { questionId: 1, answer: 'A' },
        { questionId: 2, answer: 'B' },
        { questionId: 3, answer: 'C' },
      ],
    });
  });

  // Shows: 4 quiz submitted
  it('changes no answer once the result is shown', () => {
    const state = showResult(chooseAnswer(unanswered, id(1), 'A'), scored(1, 3));
    expect(chooseAnswer(state, id(1), 'B')).toBe(state);
  });
});

describe('a scored quiz', () => {
  // Shows: 8 quiz submit success
  it.each([
    [0, 5, 'destructive'],
    [2, 5, 'destructive'],
    [3, 6, 'default'],
    [5, 5, 'default'],
  ])('%d of %d is announced in a %s toast', (score, total, variant) => {
    expect(scoreToast(scored(score, total))).toEqual({
      title: `You scored ${score} out of ${total}!`,
      variant,
    });
  });

  it('names what to look at again without scolding', () => {
    expect(scoreSentence(scored(2, 5))).toBe('2 of 5. Look at these three again.');
    expect(scoreSentence(scored(4, 5))).toBe('4 of 5. Look at this one again.');
    expect(scoreSentence(scored(5, 5))).toBe('5 of 5. All of them right.');
    expect(scoreSentence(scored(0, 12))).toBe('0 of 12. Look at these 12 again.');
  });

  it('shows the points that were really given', () => {
    expect(pointsSentence({ score: 3, pointsEarned: 6 })).toBe('6 points earned for this quiz');
    expect(pointsSentence({ score: 1, pointsEarned: 1 })).toBe('1 point earned for this quiz');
    expect(pointsSentence({ score: 5, pointsEarned: 0 })).toBe(
      'No new points this time. You have these already.',
    );
    expect(pointsSentence({ score: 0, pointsEarned: 0 })).toBe(
      'No points yet. A retake can earn them.',
    );
  });
});
