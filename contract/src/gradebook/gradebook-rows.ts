/** The texts of a gradebook, which are the same in the page and in the file. */
import { assignedKindNames } from '../assignments/assigned-kinds.ts';
import { labelsOf } from '../classes/learner-labels.ts';
import { begunText, completionText } from '../lessons/lesson-completions.ts';
import { counted, quizTexts, tasksText } from '../record/results.ts';
import { timeBandTexts } from '../record/time-bands.ts';
import type { Gradebook, GradebookCell, GradebookColumn } from './gradebook.ts';

/** One text in pieces with a space between them. The page begins a line with each. */
export type GradebookText = readonly string[];

export interface GradebookTexts {
  /** A column's piece is its title. An assignment has another for its due day, and may have a third for its course. */
  readonly head: readonly GradebookText[];
  /** One row for each learner. */
  readonly rows: readonly (readonly GradebookText[])[];
}

export function gradebookTexts({ columns, rows }: Gradebook): GradebookTexts {
  const labelOf = labelsOf(rows);
  return {
    head: [['Learner'], ['Time in the last 7 days'], ...columns.map(headerOf)],
    rows: rows.map((row) => [
      [labelOf(row)],
      [timeBandTexts[row.time]],
      ...row.cells.map(cellText),
    ]),
  };
}

/** Returns the header and a row for each learner. */
export function gradebookRows(book: Gradebook): string[][] {
  const { head, rows } = gradebookTexts(book);
  return [head, ...rows].map((texts) => texts.map((text) => text.join(' ')));
}

function headerOf({ kind, title, course, dueOn }: GradebookColumn): GradebookText {
  if (dueOn === null) return [title];
  const place = course === null ? [] : [`(${course})`];
  return [`${assignedKindNames[kind]}: ${title},`, `due ${dueOn}`, ...place];
}

/** Empty if the learner has not begun, for as long as it is not late. */
function cellText(cell: GradebookCell | null): GradebookText {
  if (cell === null) return ['Not assigned'];
  const { markedLessons, tasks } = cell;
  const facts = [
    stateOf(cell),
    markedLessons ? [`${counted(markedLessons, 'lesson', 'lessons')} only marked`] : [],
    tasks ? [tasksText(tasks)] : [],
    triesOf(cell),
  ].filter(({ length }) => length > 0);
  return facts.flatMap((pieces, fact) =>
    fact === facts.length - 1 ? pieces : [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''},`],
  );
}

function stateOf({ isDone, isLate, isBegun, handedIn, completedAs }: GradebookCell): GradebookText {
  if (handedIn) return [`Handed in${isLate ? ' late' : ''}`, handedIn.at];
  const state = isDone ? completionText(completedAs) : isBegun && begunText;
  if (!isLate) return state ? [state] : [];
  return [state ? `${state}, late` : 'Late'];
}

function triesOf({ score, firstScore, tries }: GradebookCell): GradebookText {
  if (tries === null) return [];
  if (score === null) return [counted(tries, 'try', 'tries')];
  return quizTexts({ first: firstScore ?? score, best: score, tries });
}
