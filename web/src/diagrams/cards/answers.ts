/** A learner's answers to a row of cards. Only the first answer to a card counts. */

/** The answer to the card at each index; undefined if there is none yet. */
export type Answers = readonly (string | undefined)[];

export function withAnswer(answers: Answers, at: number, answer: string): Answers {
  if (answers[at] !== undefined) return answers;
  const length = Math.max(answers.length, at + 1);
  return Array.from({ length }, (_, index) => (index === at ? answer : answers[index]));
}

export function answersRight(
  cards: readonly { readonly pile: string }[],
  answers: Answers,
): number {
  return cards.filter(({ pile }, at) => answers[at] === pile).length;
}
