/** Checks that the list of ideas is correct, and that every lesson has an idea. */
import type { Curriculum, LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import type { Idea } from './ideas-file.ts';

export function checkIdeas({ courses, ideas }: Curriculum): ContentProblem[] {
  if (ideas.length === 0) return [];
  const lessons = courses.flatMap((course) => course.lessons);
  const order = new Map(lessons.map(({ slug }, index) => [slug, index]));
  const problems: ContentProblem[] = [];
  for (const idea of ideas) {
    const report = (reason: string) =>
      problems.push({ file: 'ideas.yaml', location: idea.idea, reason });
    const first = order.get(idea.introduced);
    for (const [part, place] of placesOf(idea)) {
      const [slug = '', key] = place.split('/');
      const lesson = lessons[order.get(slug) ?? -1];
      if (!lesson || (key !== undefined && !keysOf(lesson, part).includes(key))) {
        report(`${part}: there is no ${place}`);
      } else if (first !== undefined && (order.get(slug) ?? 0) < first) {
        report(`${part}: ${place} comes before ${idea.introduced}, which introduces it`);
      }
    }
    if (idea.recalled.includes(idea.introduced)) report('recalled: where it is introduced');
  }
  return [...problems, ...repeated(ideas), ...lessonsWithout(lessons, ideas)];
}

type Part = 'introduced' | 'practiced' | 'recalled' | 'tested';

function placesOf({ introduced, practiced, recalled, tested }: Idea): (readonly [Part, string])[] {
  const of = (part: Part, places: readonly string[]) =>
    places.map((place) => [part, place] as const);
  return [
    ...of('introduced', [introduced]),
    ...of('practiced', practiced),
    ...of('recalled', recalled),
    ...of('tested', tested),
  ];
}

function keysOf({ tasks, programTasks, quiz }: LessonContent, part: Part): string[] {
  if (part === 'practiced') return [...tasks, ...programTasks].map(({ key }) => key);
  return part === 'tested' ? (quiz?.questions ?? []).map(({ key }) => key) : [];
}

function repeated(ideas: readonly Idea[]): ContentProblem[] {
  return ideas.flatMap(({ idea }, index) =>
    ideas.findIndex((other) => other.idea === idea) < index
      ? [{ file: 'ideas.yaml', location: idea, reason: 'is introduced twice' }]
      : [],
  );
}

/** A lesson has a new idea, or recalls an old one in a new place. */
function lessonsWithout(
  lessons: readonly LessonContent[],
  ideas: readonly Idea[],
): ContentProblem[] {
  const named = new Set(ideas.flatMap(({ introduced, recalled }) => [introduced, ...recalled]));
  return lessons
    .filter(({ slug }) => !named.has(slug))
    .map(({ file }) => ({ file, reason: 'no idea of ideas.yaml is introduced or recalled here' }));
}
