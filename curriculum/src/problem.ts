/** A problem in the content, with its place. */
export interface ContentProblem {
  /** Path below `content/`. */
  readonly file: string;
  /** From 1; absent if the whole file is meant. */
  readonly line?: number;
  /** Place in the file, in its own terms: `questions.2.B.reason`. */
  readonly location?: string;
  readonly reason: string;
}

/** Returns, for example, `courses/a/course.yaml:3 (level): …`. */
export function formatProblem({ file, line, location, reason }: ContentProblem): string {
  return `${file}${line ? `:${line}` : ''}${location ? ` (${location})` : ''}: ${reason}`;
}
