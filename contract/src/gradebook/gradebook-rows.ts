/** The texts of a gradebook, which are the same in the page and in the file. */
import { assignedKindNames } from '../assignments/assigned-kinds.ts';
import { timeBandTexts } from '../record/time-bands.ts';
import type { Gradebook, GradebookCell, GradebookColumn } from './gradebook.ts';

/** Returns the header and a row for each learner. */
export function gradebookRows({ columns, rows }: Gradebook): string[][] {
  return [
    ['Learner', 'Time in the last 7 days', ...columns.map(headerOf)],
    ...rows.map(({ name, time, cells }) => [name, timeBandTexts[time], ...cells.map(textOf)]),
  ];
}

function headerOf({ kind, title, course, dueOn }: GradebookColumn): string {
  if (dueOn === null) return title;
  const place = course === null ? title : `${title} (${course})`;
  return `${assignedKindNames[kind]}: ${place}, due ${dueOn}`;
}

/** Empty if the learner has not begun, for as long as it is not late. */
function textOf(cell: GradebookCell | null): string {
  if (cell === null) return 'Not assigned';
  const { score, tries } = cell;
  return [
    stateOf(cell),
    score && `${String(score.score)} of ${String(score.totalQuestions)}`,
    tries && `${String(tries)} ${tries === 1 ? 'try' : 'tries'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function stateOf({ isDone, isLate, isBegun, handedIn }: GradebookCell): string {
  if (handedIn) return `Handed in${isLate ? ' late' : ''} ${handedIn.at}`;
  if (isDone) return isLate ? 'Done late' : 'Done';
  if (isLate) return 'Late';
  return isBegun ? 'Begun' : '';
}
