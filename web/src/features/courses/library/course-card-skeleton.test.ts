import { expect, test } from 'vitest';
import { firstPictures } from './course-card-skeleton.tsx';

const courses = import.meta.glob<string>(
  '../../../../../curriculum/content/courses/*/course.yaml',
  { query: '?raw', import: 'default', eager: true },
);

test('the pictures in the skeleton of the list are those of its first courses, in their order', () => {
  const pictures = Object.values(courses)
    .map((text) => ({
      position: Number(/^position: (\d+)$/m.exec(text)?.[1]),
      picture: /^image: \/pictures\/courses\/(.+)\.svg$/m.exec(text)?.[1],
    }))
    .sort((a, b) => a.position - b.position)
    .map(({ picture }) => picture);
  expect(pictures.slice(0, firstPictures.length)).toEqual([...firstPictures]);
});
