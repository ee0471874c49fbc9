/** Combines questions of the same kind from one turn of the event loop into one query. */
import DataLoader from 'dataloader';

/**
 * Nothing is remembered after the turn: a later question queries the database again.
 *
 * @param ask returns one answer per question, in the order of the questions.
 */
export function batchQuestions<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader<Question, Answer>(ask, {
    cache: false,
    batchScheduleFn: (askAll) => void setImmediate(askAll),
  });
  return (question) => loader.load(question);
}
