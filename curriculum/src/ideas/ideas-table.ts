/** The list of ideas as a document, for planning lessons. */
import type { Curriculum, LessonContent } from '../curriculum.ts';

export function ideasDocument({ courses, ideas }: Pick<Curriculum, 'courses' | 'ideas'>): string {
  const names = new Map(
    courses.flatMap((course) =>
      course.lessons.map(({ slug }, index) => [slug, `${shortName(course.title)} ${index + 1}`]),
    ),
  );
  const order = courses.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  const lessonsAt = (places: readonly string[]) => {
    const slugs = new Set(places.map((place) => place.split('/')[0] ?? ''));
    return [...slugs]
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((slug) => names.get(slug) ?? slug)
      .join(', ');
  };
  const rows = [...ideas]
    .sort((a, b) => order.indexOf(a.introduced) - order.indexOf(b.introduced))
    .map(({ idea, introduced, practiced, recalled, tested }) =>
      row([idea, ...[[introduced], practiced, recalled, tested].map(lessonsAt)]),
    );
  return [
    '# What is taught, idea by idea',
    '',
    'Written by `npm run ideas` from `curriculum/content/ideas.yaml`, which names the tasks and the questions, too. `npm run content:check` says when they differ, when an idea is introduced twice or is used before it is introduced, and when a lesson has none.',
    '',
    row(['idea', 'introduced', 'practiced', 'recalled', 'tested']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
    '',
    '## The lessons',
    '',
    ...courses.flatMap(({ title, lessons }) => [
      `- **${shortName(title)}** (${title}): ${lessons.map(numbered).join(' · ')}`,
    ]),
    '',
  ].join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;

const numbered = ({ title }: LessonContent, index: number) => `${index + 1} ${title}`;

/** Returns "Basics" for "Quantum Basics: The Building Blocks". */
const shortName = (title: string) => title.split(':')[0]?.split(' ').at(-1) ?? title;
