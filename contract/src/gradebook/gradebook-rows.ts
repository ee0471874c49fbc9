/** The texts of a gradebook, which are the same in the page and in the file. */
import { assignedKindNames } from '../assignments/assigned-kinds.ts';
import { labelsOf } from '../classes/learner-labels.ts';
import { begunText, completionText } from '../lessons/lesson-completions.ts';
import { counted, quizText, tasksText } from '../record/results.ts';
import { timeBandTexts } from '../record/time-bands.ts';
import type { Gradebook, GradebookCell, GradebookColumn } from './gradebook.ts';

/** Returns the header and a row for each learner. */
export function gradebookRows({ columns, rows }: Gradebook): string[][] {
  const labelOf = labelsOf(rows);
  return [
    ['Learner', 'Time in the last 7 days', ...columns.map(headerOf)],
    ...rows.map((row) => [labelOf(row), timeBandTexts[row.time], ...row.cells.map(textOf)]),
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
  const { markedLessons, tasks } = cell;
  return [
    stateOf(cell),
    markedLessons && `${counted(markedLessons, 'lesson', 'lessons')} only marked`,
    tasks && tasksText(tasks),
    triesText(cell),
  ]
    .filter(Boolean)
    .join(', ');
}

function stateOf({ isDone, isLate, isBegun, handedIn, completedAs }: GradebookCell) {
  if (handedIn) return `Handed in${isLate ? ' late' : ''} ${handedIn.at}`;
  const state = isDone ? completionText(completedAs) : isBegun && begunText;
  if (!isLate) return state;
  return state ? `${state}, late` : 'Late';
}

function triesText({ score, firstScore, tries }: GradebookCell) {
  if (tries === null) return '';
  if (score === null) return counted(tries, 'try', 'tries');
  return quizText({ first: firstScore ?? score, best: score, tries });
}
