/** Pages about the content, with the titles that search engines and shared links show. */
import { courseQueries, type StoredCourse } from './features/courses/queries.ts';
import { flashcardQueries } from './features/flashcards/queries.ts';
import { guidedPathQueries } from './features/guided-paths/queries.ts';
import { visualizationQueries } from './features/visualizations/queries.ts';
import type { Database } from './platform/database/client.ts';
import type { ContentPages } from './platform/web/page-map.ts';
import { organization } from './platform/web/structured-data.ts';

/** Reads the content once at startup, because it changes only then. */
export async function contentPages(
  database: Database,
  publicOrigin: string,
): Promise<ContentPages> {
  const [courses, sets, visualizations, paths] = await Promise.all([
    courseQueries(database).listCourses(),
    flashcardQueries(database).listSets(),
    visualizationQueries(database).listAll(),
    guidedPathQueries(database).listPaths(),
  ]);
  return {
    '/courses/$id': courses.map((course) => ({
      ...named(course),
      structuredData: [courseData(course, publicOrigin)],
    })),
    '/flashcards/$id': sets.map(named),
    '/visualizations/$id': visualizations.map(named),
    '/guided-paths/$id': paths.map(named),
  };
}

const named = <Id extends number>(content: {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
}) => ({ id: content.id, title: content.title, description: content.description });

function courseData(course: StoredCourse, publicOrigin: string): object {
  const isFree = course.requiresSubscription === 'free';
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: `${publicOrigin}/courses/${String(course.id)}`,
    inLanguage: 'en',
    educationalLevel: course.level,
    isAccessibleForFree: isFree,
    provider: organization(publicOrigin),
    offers: { '@type': 'Offer', category: isFree ? 'Free' : 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${String(course.duration)}M`,
    },
  };
}
