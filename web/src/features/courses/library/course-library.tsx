/** Every course, filtered by level. */
import type { Course } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AwayAdvice } from '../../../product/offline/away-advice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { Loading } from '../../../ui/feedback/skeleton.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeleton, firstPictures } from './course-card-skeleton.tsx';
import { coursesAtLevel, levelFilters, type LevelFilter } from '../course-facts-state.ts';
import { courseListQuery } from '../../../product/courses/course-queries.ts';

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export interface CourseLibraryProps {
  readonly level: LevelFilter;
  readonly onLevel: (level: LevelFilter) => void;
}

export function CourseLibrary({ level, onLevel }: CourseLibraryProps) {
  const { data, isError, error, refetch } = useQuery(courseListQuery);
  return (
    <div className="page-width flex flex-col gap-4 py-4 sm:gap-8 sm:py-12 low:gap-4 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-3">
        <h1 className="text-3xl sm:text-4xl">Course Library</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Start with the building blocks, or go straight to what makes you curious.
        </p>
      </header>
      <FilterChips label="Level" options={levelFilters} chosen={level} onChoose={onLevel} />
      {isError ? (
        <Notice title="Error!" tone="error">
          <p>Unable to load course data. Please try again later.</p>
          <AwayAdvice error={error} what="The list of courses" />
          <Button onClick={() => void refetch()}>Try Again</Button>
        </Notice>
      ) : data ? (
        <CourseGrid courses={coursesAtLevel(data, level)} onViewAll={() => onLevel(undefined)} />
      ) : (
        <Loading label="Loading courses" className={grid}>
          {firstPictures.map((picture) => (
            <CourseCardSkeleton key={picture} picture={level ? undefined : picture} />
          ))}
        </Loading>
      )}
      {/* Below the courses, so that a phone's first screen has the first Start on it. */}
      <p className="text-ink-soft">
        Rather build than read?{' '}
        <Link to="/guided-paths" className="text-action-ink underline underline-offset-4">
          Try the guided paths
        </Link>
        , or{' '}
        <Link to="/visualizations" className="text-action-ink underline underline-offset-4">
          watch an idea move
        </Link>
        . Done for today?{' '}
        <Link to="/flashcards" className="text-action-ink underline underline-offset-4">
          See what you still know with flashcards
        </Link>
        .
      </p>
    </div>
  );
}

interface CourseGridProps {
  readonly courses: readonly Course[];
  readonly onViewAll: () => void;
}

function CourseGrid({ courses, onViewAll }: CourseGridProps) {
  if (courses.length === 0) {
    return (
      <Notice title="No courses found" mood="curious">
        <p>There is no course at this level yet.</p>
        <Button onClick={onViewAll}>View All Courses</Button>
      </Notice>
    );
  }
  return (
    <ul className={grid}>
      {courses.map((course) => (
        <li key={course.id} className="grid">
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
