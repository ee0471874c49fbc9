/**
 * Checks that the texts can be read aloud: everything that learners read, including wrong options and wrong
 * guesses.
 */
import type { Curriculum } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';
import { sentencesOf } from '../reading/prose.ts';
import { findStiffPhrase } from './stiff-phrases.ts';

type Place = Omit<ContentProblem, 'reason'>;

export function checkVoice(curriculum: Curriculum): ContentProblem[] {
  const { achievements, courses, flashcardSets, glossary, guidedPaths, visualizations } =
    curriculum;
  const texts = [
    ...courses.flatMap((course) => textsIn(course, { file: `courses/${course.slug}/course.yaml` })),
    ...textsIn(achievements, { file: 'achievements/achievements.yaml' }),
    ...textsIn(glossary, { file: 'glossary.yaml' }),
    ...textsIn([flashcardSets, guidedPaths, visualizations], { file: '' }),
  ];
  // The cards of a lesson are also in their sets, and a task is also in its lesson.
  const told = new Set<string>();
  return texts.flatMap(({ text, ...place }) =>
    sentencesOf(text).flatMap((sentence) => {
      const found = findStiffPhrase(sentence);
      if (!found || told.has(sentence)) return [];
      told.add(sentence);
      return [{ ...place, reason: `"${sentence}" ${found.instead}` }];
    }),
  );
}

/** Returns every text below a value of the curriculum, with the nearest file, line, and key above it. */
function textsIn(value: unknown, place: Place): (Place & { readonly text: string })[] {
  if (typeof value === 'string') return [{ ...place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, place));
  if (typeof value !== 'object' || value === null) return [];
  const here = placeOf(value, place);
  return Object.entries(value)
    .filter(([name]) => name !== 'content') // It repeats the blocks, in their stored form.
    .flatMap(([, item]) => textsIn(item, here));
}

function placeOf(value: object, above: Place): Place {
  const { file, line, key } = value as { file?: unknown; line?: unknown; key?: unknown };
  if (typeof file === 'string') return { file };
  return {
    ...above,
    ...(typeof line === 'number' && { line }),
    ...(typeof key === 'string' && { location: key }),
  };
}
