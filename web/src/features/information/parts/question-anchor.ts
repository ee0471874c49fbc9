/** Returns the place of a question on its page, such as `i-forgot-my-password`. */
export const questionAnchor = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
