import { getRouteApi } from '@tanstack/react-router';
import { CourseLibrary } from '../../features/courses/library/course-library.tsx';

const route = getRouteApi('/courses');

export function CourseLibraryRoute() {
  const { level } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CourseLibrary
      level={level}
      onLevel={(next) =>
        void navigate({ search: next ? { level: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
