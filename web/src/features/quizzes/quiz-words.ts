/** The texts that differ between a quiz and a checkpoint. */

export interface QuizWords {
  readonly back: string;
  readonly retake: string;
  readonly results: string;
}

export const quizWords: QuizWords = {
  back: 'Back to Lesson',
  retake: 'Retake Quiz',
  results: 'Quiz Results',
};

export const checkpointWords: QuizWords = {
  back: 'Back to Course',
  retake: 'Six More',
  results: 'Checkpoint Results',
};
