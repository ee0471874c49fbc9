/** Characters that one line can give to `input()`. */
export const maxAnswerLength = 10_000;
