/** Names of a task's hints. Each hint gives away more, and the last one shows a way. */
export function hintName(index: number, hints: number): string {
  if (index === 0) return 'Nudge';
  if (index === hints - 1) return 'Worked step';
  return index === 1 ? 'Idea' : 'Nearly';
}
