/** Everything that can be said about a curriculum beyond that its files have the right form. */
import type { Curriculum } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { checkFlashcards } from './check-flashcards.ts';
import { checkGuidedPaths } from './check-guided-paths.ts';
import { checkLinks, type AssetExists } from './check-links.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPrograms, type ProgramRunner } from './check-programs.ts';
import { checkQuiz } from './check-quizzes.ts';
import { checkShape } from './check-shape.ts';
import { checkTasks } from './check-tasks.ts';
import { checkVisualizations } from '../visualizations/check-visualizations.ts';
import { checkLessonWording, checkOtherWording } from './check-wording.ts';
import { checkVoice } from './voice/check-voice.ts';

export async function checkCurriculum(
  curriculum: Curriculum,
  assetExists: AssetExists = () => true,
  /** Without one, programs are read and not run. */
  programs?: ProgramRunner,
): Promise<ContentProblem[]> {
  const lessons = curriculum.courses.flatMap(({ level, lessons: some }) =>
    some.map(async (lesson) => [
      ...checkShape(lesson),
      ...checkQuiz(lesson),
      ...(await checkTasks(lesson)),
      ...checkLessonWording(level, lesson),
    ]),
  );
  return [
    ...(await Promise.all(lessons)).flat(),
    ...(programs ? await checkPrograms(curriculum, programs) : []),
    ...(await checkNumbers(curriculum.numbers)),
    ...checkLinks(curriculum, assetExists),
    ...checkOtherWording(curriculum),
    ...(await checkFlashcards(curriculum)),
    ...(await checkGuidedPaths(curriculum)),
    ...checkVisualizations(curriculum),
    ...checkVoice(curriculum),
  ];
}
