import { QuestionId, type Question } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { spokenQuestion } from './spoken-question.ts';

const question: Question = {
  id: QuestionId.parse(1),
  question: 'What does the ket |+> tell you?',
  answerA: 'Half and half',
  answerB: 'Always |0>',
  answerC: 'Always 1',
  answerD: 'Nothing',
};

test('kets are read as words', () => {
  expect(spokenQuestion(question)).toEqual([
    'What does the ket plus tell you?',
    'A: Half and half',
    'B: Always 0',
    'C: Always 1',
    'D: Nothing',
  ]);
});

test('once it is scored, the reasons are read after the options', () => {
  const review = { questionId: question.id, reason: 'Look twice.', section: 'explain' } as const;
  expect(
    spokenQuestion(question, {
      ...review,
      answer: 'B',
      isCorrect: false,
      correctAnswer: 'A',
      correctReason: 'Both bars are equal.',
    }).slice(5),
  ).toEqual(['Not B. Look twice.', 'Look at A. Both bars are equal.']);
});
