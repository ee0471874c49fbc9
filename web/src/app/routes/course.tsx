/** Connects a course and its lessons with what other features draw. */
import { useQueryClient } from '@tanstack/react-query';
import { defaultParseSearch, getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { CoursePage } from '../../features/courses/course-page/course-page.tsx';
import type { CheckpointPanelProps } from '../../features/quizzes/checkpoint-panel.tsx';
import { forgetDraftOfOthers } from '../../features/quizzes/quiz-draft.ts';
import type { CourseAddress } from '../../features/courses/course-page/course-address.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useWayOut } from '../../lib/navigation/way-out.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { MissingPart } from '../missing-part.tsx';
import { courseSearch } from '../search.ts';
import { useKeepLesson } from '../offline/use-keep-lesson.ts';
import { Part } from '../part.tsx';
import {
  LessonPage,
  preloadForOffline,
  preloadWarmUp,
  prepareLesson,
} from './course/lesson-code.ts';

const route = getRouteApi('/courses/$id');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Shows the end of a lesson before the place that the address names. */
    isEnd?: boolean;
  }
}

/** Returns true for a lesson or a checkpoint, false for the course's own page. */
function isMode({ lesson, checkpoint }: CourseAddress): boolean {
  return lesson !== undefined || checkpoint !== undefined;
}

function isStepOf(course: string, href: string): boolean {
  const [path, search = ''] = href.split('?', 2);
  return path === `/courses/${course}` && isMode(courseSearch(defaultParseSearch(search)));
}

const CheckpointPanel = lazyPart<CheckpointPanelProps>(
  async () => (await import('../../features/quizzes/checkpoint-panel.tsx')).CheckpointPanel,
  MissingPart,
);

/** While another address loads, the shown page stays. */
function useIsEnd(id: string, shown: CourseAddress): boolean {
  const { pathname, search, state } = useLocation();
  const isEnd = state.isEnd === true;
  const isShown =
    pathname === `/courses/${id}` &&
    JSON.stringify(courseSearch(search)) === JSON.stringify(courseSearch({ ...shown }));
  const [last, setLast] = useState(isEnd);
  if (isShown && last !== isEnd) setLast(isEnd);
  return isShown ? isEnd : last;
}

export function CourseRoute() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const isEnd = useIsEnd(id, search);
  const address = { ...search, isEnd };
  const { history } = useRouter();
  const { entrance, leave } = useWayOut({
    isStep: (href) => isStepOf(id, href),
    above: `/courses/${id}`,
  });
  const navigate = route.useNavigate();
  const learner = useAuth().user?.id;
  const { lesson } = address;
  useEffect(() => {
    if (lesson !== undefined) forgetDraftOfOthers({ lesson, learner });
  }, [lesson, learner]);
  const queries = useQueryClient();
  const prepare = useCallback((id: number) => void prepareLesson(queries, id), [queries]);
  useKeepLesson({ courseId: id, lessonId: lesson, learner, preload: preloadForOffline });
  return (
    <CoursePage
      key={id}
      courseId={id}
      address={address}
      onGo={({ isEnd: toEnd, ...to }, how) => {
        void navigate({
          search: to,
          replace: how !== 'page',
          resetScroll: how !== 'correction',
          state: {
            // From the course's own page, the steps begin here.
            ...(isMode(to) && isMode(search) && { entrance }),
            ...(toEnd === true && { isEnd: true }),
          },
        });
      }}
      onUndo={history.back}
      onLeave={leave}
      from={entrance.from}
      learner={learner}
      renderLesson={(shown) => <LessonPage {...shown} />}
      prepareLesson={prepare}
      preloadWarmUp={preloadWarmUp}
      renderCheckpoint={(afterLesson, navigation) =>
        learner !== undefined && (
          <Part label="Loading the checkpoint" height={480}>
            <CheckpointPanel
              key={afterLesson}
              {...{ courseId: id, afterLesson, learner, ...navigation }}
            />
          </Part>
        )
      }
    />
  );
}
