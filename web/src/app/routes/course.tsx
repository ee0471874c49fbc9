/** Where a course and its lessons meet what other features draw. */
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { CoursePage } from '../../features/courses/course-page/course-page.tsx';
import type { CheckpointPanelProps } from '../../features/quizzes/checkpoint-panel.tsx';
import { forgetDraftOfOthers } from '../../features/quizzes/quiz-draft.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { MissingPart } from '../missing-part.tsx';
import { useKeepLesson } from '../offline/use-keep-lesson.ts';
import { Part } from '../part.tsx';
import {
  LessonPage,
  preloadForOffline,
  preloadWarmUp,
  prepareLesson,
} from './course/lesson-code.ts';

const route = getRouteApi('/courses/$id');

const CheckpointPanel = lazyPart<CheckpointPanelProps>(
  async () => (await import('../../features/quizzes/checkpoint-panel.tsx')).CheckpointPanel,
  MissingPart,
);

export function CourseRoute() {
  const { id } = route.useParams();
  const address = route.useSearch();
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
      onGo={(to, how) => {
        void navigate({ search: to, replace: how === 'correction', resetScroll: how === 'page' });
      }}
      learner={learner}
      renderLesson={(shown) => <LessonPage {...shown} />}
      prepareLesson={prepare}
      preloadWarmUp={preloadWarmUp}
      renderCheckpoint={(afterLesson, exits) =>
        learner !== undefined && (
          <Part label="Loading the checkpoint" height={480}>
            <CheckpointPanel
              key={afterLesson}
              {...{ courseId: id, afterLesson, learner, ...exits }}
            />
          </Part>
        )
      }
    />
  );
}
