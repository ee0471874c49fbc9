/** The courses of the content, as a new server would send them to a visitor. For the build alone. */
import { CourseId, tierOpens, type Course } from '@qubloom/contract';
import { courseFacts, formatProblem, loadCurriculum } from '@qubloom/curriculum';

const folder = '../../../curriculum/content/';
const files = import.meta.glob<string>('../../../curriculum/content/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @throws {Error} when the content cannot be read. */
export function contentCourses(): Course[] {
  const texts = Object.entries(files).map(
    ([path, text]) => [path.slice(folder.length), text] as const,
  );
  const result = loadCurriculum(new Map(texts.sort()));
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.curriculum.courses.map((course, index) => ({
    id: CourseId.parse(index + 1),
    ...courseFacts(course),
    averageRating: 0,
    ratingCount: 0,
    isLocked: !tierOpens('free', course.requires),
  }));
}
