/** Everything that can be said about a curriculum beyond that its files have the right form. */
import type { Curriculum } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { checkLinks, type AssetExists } from './check-links.ts';
import { checkQuiz } from './check-quizzes.ts';
import { checkShape } from './check-shape.ts';
import { checkTasks } from './check-tasks.ts';
import { checkLessonWords, checkOtherWords } from './check-words.ts';

export function checkCurriculum(
  curriculum: Curriculum,
  assetExists: AssetExists = () => true,
): ContentProblem[] {
  return [
    ...curriculum.courses.flatMap(({ level, lessons }) =>
      lessons.flatMap((lesson) => [
        ...checkShape(lesson),
        ...checkQuiz(lesson),
        ...checkTasks(lesson),
        ...checkLessonWords(level, lesson),
      ]),
    ),
    ...checkLinks(curriculum, assetExists),
    ...checkOtherWords(curriculum),
  ];
}
