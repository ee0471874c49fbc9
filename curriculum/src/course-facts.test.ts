import { expect, test } from 'vitest';
import { courseFacts } from './course-facts.ts';
import type { CourseContent, LessonContent } from './curriculum.ts';

const lesson = (minutes: number) => ({ minutes }) as LessonContent;
const course: CourseContent = {
  slug: 'first',
  title: 'First',
  description: 'A course.',
  level: 'beginner',
  imageUrl: '/pictures/first.svg',
  requires: 'basic',
  position: 1,
  video: null,
  lessons: [lesson(20), lesson(15), lesson(25)],
};

test('the duration of a course is the sum of its lessons', () => {
  expect(courseFacts(course)).toEqual({
    title: 'First',
    description: 'A course.',
    level: 'beginner',
    imageUrl: '/pictures/first.svg',
    lessonCount: 3,
    duration: 60,
    requiresSubscription: 'basic',
  });
});
