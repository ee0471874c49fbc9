/** The facts about a course that the library and its page show. */
import type { CourseContent } from './curriculum.ts';

export function courseFacts(course: CourseContent) {
  const { title, description, level, imageUrl, requires, lessons } = course;
  return {
    title,
    description,
    level,
    imageUrl,
    lessonCount: lessons.length,
    /** The duration in minutes. */
    duration: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    requiresSubscription: requires,
  };
}
