/** Where courses, quizzes, simulators, pictures and tasks meet. */
import { isInlineCheck, type LessonBlock } from '@qubloom/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CoursePage } from '../../features/courses/course-page/course-page.tsx';
import type { LessonSlots } from '../../features/courses/lesson/lesson-slots.ts';
import { LessonWidget } from '../../features/widgets/lesson-widget.tsx';
import { preloadWidget } from '../../features/widgets/widgets.ts';
import { forgetDraftOfOthers } from '../../features/quizzes/quiz-draft.ts';
import type { WarmUpProps } from '../../features/flashcards/warm-up.tsx';
import type { CheckpointPanelProps } from '../../features/quizzes/checkpoint-panel.tsx';
import type { QuizPanelProps } from '../../features/quizzes/quiz-panel.tsx';
import type { SimulatorBlockProps } from '../../features/simulators/simulator-block.tsx';
import type { SimulatorFrameProps } from '../../features/simulators/frame/simulator-frame.tsx';
import type { LessonTaskProps } from '../../features/tasks/lesson-task.tsx';
import type { ProgramTaskProps } from '../../features/tasks/program/program-task.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import type { ShownBlock } from '../../product/blocks/screen-blocks-state.ts';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';
import type { ProgramCellProps } from '../../programs/program-cell.tsx';
import { MissingPart } from '../missing-part.tsx';
import { useKeepLesson } from '../offline/use-keep-lesson.ts';
import { Part } from '../part.tsx';
import { cardSlots } from './flashcards/pictures.tsx';

const route = getRouteApi('/courses/$id');

// A lesson's text is shown before the code of what is done in it has come.
const LessonTask = lazyPart<LessonTaskProps>(
  async () => (await import('../../features/tasks/lesson-task.tsx')).LessonTask,
  MissingPart,
);
const ProgramTask = lazyPart<ProgramTaskProps>(
  async () => (await import('../../features/tasks/program/program-task.tsx')).ProgramTask,
  MissingPart,
);
const ProgramCell = lazyPart<ProgramCellProps>(
  async () => (await import('../../programs/program-cell.tsx')).ProgramCell,
  MissingPart,
);
const InlineCheck = lazyPart<ShownCheck>(
  async () => (await import('../../features/inline-checks/inline-check.tsx')).InlineCheck,
  MissingPart,
);
const SimulatorFrame = lazyPart<SimulatorFrameProps>(
  async () => (await import('../../features/simulators/frame/simulator-frame.tsx')).SimulatorFrame,
  MissingPart,
);
const SimulatorBlock = lazyPart<SimulatorBlockProps>(
  async () => (await import('../../features/simulators/simulator-block.tsx')).SimulatorBlock,
  MissingPart,
);
const QuizPanel = lazyPart<QuizPanelProps>(
  async () => (await import('../../features/quizzes/quiz-panel.tsx')).QuizPanel,
  MissingPart,
);

const CheckpointPanel = lazyPart<CheckpointPanelProps>(
  async () => (await import('../../features/quizzes/checkpoint-panel.tsx')).CheckpointPanel,
  MissingPart,
);

const WarmUp = lazyPart<WarmUpProps>(
  async () => (await import('../../features/flashcards/warm-up.tsx')).WarmUp,
  NoWarmUp,
);

/** Without its code the lesson begins at once. */
function NoWarmUp({ onDone }: WarmUpProps) {
  useEffect(onDone, [onDone]);
  return null;
}

function preload(block: ShownBlock | LessonBlock): void {
  if (isInlineCheck(block)) InlineCheck.preload();
  if (block.kind === 'task') LessonTask.preload();
  if (block.kind === 'program') ProgramCell.preload();
  if (block.kind === 'program-task') ProgramTask.preload();
  if (block.kind === 'simulator') SimulatorFrame.preload();
  if (block.kind === 'picture') preloadWidget(block.name);
}

/** Whatever a lesson may come to, for when there is no network. */
function preloadForOffline(block: LessonBlock): void {
  preload(block);
  [QuizPanel, SimulatorBlock, WarmUp].forEach((part) => part.preload());
}

const slots: LessonSlots = {
  renderInlineCheck: (check) => (
    <Part label="Loading the question" height={240}>
      <InlineCheck {...check} />
    </Part>
  ),
  renderTask: (block, lessonId, onSolved) => (
    <Part label="Loading the task" height={320}>
      <LessonTask block={block} lessonId={lessonId} onSolved={onSolved} />
    </Part>
  ),
  renderProgramTask: (block, lessonId, onSolved) => (
    <Part label="Loading the task" height={480}>
      <ProgramTask block={block} lessonId={lessonId} onSolved={onSolved} />
    </Part>
  ),
  renderProgram: (block) => (
    <Part label="Loading the program" height={320}>
      <ProgramCell block={block} />
    </Part>
  ),
  renderWidget: (block) => <LessonWidget block={block} />,
  renderFrame: ({ url, title, height }, lesson) => (
    <Part label="Loading the simulator" height={height}>
      <SimulatorFrame url={url} title={title} height={height} lesson={lesson} />
    </Part>
  ),
  renderSimulator: (lesson, isFolded) => (
    <Part label="Loading the simulator" height={isFolded ? 44 : 480}>
      <SimulatorBlock lesson={lesson} isFolded={isFolded} />
    </Part>
  ),
  preload,
  renderWarmUp: (cards, onDone) => (
    <Part label="Loading the questions" height={320}>
      <WarmUp cards={cards} onDone={onDone} {...cardSlots} />
    </Part>
  ),
  preloadWarmUp: WarmUp.preload,
};

export function CourseRoute() {
  const { id } = route.useParams();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const learner = useAuth().user?.id;
  const { lesson } = address;
  useEffect(() => {
    if (lesson !== undefined) forgetDraftOfOthers({ lesson, learner });
  }, [lesson, learner]);
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
      slots={slots}
      renderQuiz={(quizLesson, exits) => (
        <Part label="Loading the quiz" height={480}>
          <QuizPanel courseId={id} lessonId={quizLesson.id} learner={learner} {...exits} />
        </Part>
      )}
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
