import { getRouteApi } from '@tanstack/react-router';
import { CourseLibrary } from '../../features/courses/library/course-library.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';

const route = getRouteApi('/courses');

export function CourseLibraryRoute() {
  const [level, setLevel] = useSearchParam(route.useSearch(), 'level', undefined);
  return <CourseLibrary level={level} onLevel={setLevel} />;
}
