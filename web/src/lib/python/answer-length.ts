/** Maximum length of a line for `input()`. */
export const maxAnswerLength = 10_000;
