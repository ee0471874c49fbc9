import { defaultParseSearch, Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { CourseParts } from '../course-page/course-parts.ts';
import { backClass } from '../../../product/steps/frame-class.ts';

/** The link out of a lesson, to where the browser's Back button would end after all steps. */
export function LessonExit({
  courseId,
  from,
  onLeave,
}: Pick<CourseParts, 'courseId' | 'from' | 'onLeave'>) {
  const course = `/courses/${courseId}`;
  const [path = course, search = ''] = (from ?? course).split('?', 2);
  const title = useTitleOf(path);
  const isCourse = path === course;
  return (
    <Link
      to={path}
      // The compiler does not know the route of a path that is data. The page parses the search by its own rule.
      search={() => defaultParseSearch(search) as never}
      aria-label={isCourse ? 'Back to the course' : `Back to ${title ?? 'where you were'}`}
      className={backClass}
      onClick={(event) => {
        // With a modifier key, the browser opens the link itself in another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onLeave('entrance');
      }}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="@max-[15rem]:sr-only">{isCourse ? 'Course' : 'Back'}</span>
    </Link>
  );
}

function useTitleOf(path: string): string | undefined {
  const [matched] = useRouter().getMatchedRoutes(path);
  return matched.at(-1)?.options.staticData?.title;
}
