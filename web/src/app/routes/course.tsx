/** Where courses, quizzes, simulators, pictures and tasks meet. */
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CoursePage } from '../../features/courses/course-page.tsx';
import type { LessonSlots } from '../../features/courses/lesson-slots.ts';
import { LessonPicture } from '../../features/pictures/lesson-picture.tsx';
import { forgetDraftOfOthers } from '../../features/quizzes/quiz-draft.ts';
import { QuizPanel } from '../../features/quizzes/quiz-panel.tsx';
import { SimulatorBlock } from '../../features/simulators/simulator-block.tsx';
import { SimulatorFrame } from '../../features/simulators/simulator-frame.tsx';
import { TaskWidget } from '../../features/tasks/task-widget.tsx';
import { useAuth } from '../../lib/auth.tsx';

const route = getRouteApi('/courses/$id');

const slots: LessonSlots = {
  renderTask: (block, lessonId) => <TaskWidget block={block} lessonId={lessonId} />,
  renderPicture: (block) => <LessonPicture block={block} />,
  renderFrame: ({ url, title, height }, lesson) => (
    <SimulatorFrame url={url} title={title} height={height} lesson={lesson} />
  ),
  renderSimulator: (lesson, isFolded) => <SimulatorBlock lesson={lesson} isFolded={isFolded} />,
};

export function CourseRoute() {
  const { id } = route.useParams();
  const { lesson, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  useEffect(() => {
    if (lesson !== undefined) forgetDraftOfOthers(lesson);
  }, [lesson]);
  return (
    <CoursePage
      key={id}
      courseId={id}
      lesson={lesson}
      tab={tab ?? 'content'}
      onShow={(shown, shownTab, how) => {
        void navigate({
          search: { lesson: shown, ...(shownTab === 'quiz' ? { tab: shownTab } : {}) },
          replace: how === 'correction',
          resetScroll: false,
        });
      }}
      learner={user?.id}
      slots={slots}
      renderQuiz={(quizLesson, ways) => (
        <QuizPanel lessonId={quizLesson.id} learner={user?.id} {...ways} />
      )}
    />
  );
}
