/** Something that is wrong in the content, and where. */
export interface ContentProblem {
  /** Path below `content/`. */
  readonly file: string;
  /** From 1; absent when the whole file is meant. */
  readonly line?: number;
  /** Where in the file, in its own words: `questions.2.B.reason`. */
  readonly location?: string;
  readonly reason: string;
}

/** `courses/a/course.yaml:3 (level): …` */
export function formatProblem({ file, line, location, reason }: ContentProblem): string {
  return `${file}${line ? `:${line}` : ''}${location ? ` (${location})` : ''}: ${reason}`;
}
