/** One query for all who ask the same kind of question in one turn of the event loop. */
import DataLoader from 'dataloader';

/**
 * Nothing is remembered after the turn: whoever asks later asks the database.
 *
 * @param ask gives the answers in the order of the questions, one for each.
 */
export function coalesced<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader<Question, Answer>(ask, {
    cache: false,
    batchScheduleFn: (askAll) => void setImmediate(askAll),
  });
  return (question) => loader.load(question);
}
