/** Connects lessons, simulators, pictures, tasks, and cards. Loads with the first lesson that is opened. */
import {
  isInlineCheck,
  type LessonBlock,
  type LessonSummary,
  parseLessonContent,
  type ShownBlock,
  lessonPartsOf,
  lessonScreensOf,
} from '@qubloom/contract';
import { useEffect } from 'react';
import { AskFirst } from '../../../features/courses/course-page/ask-first-code.ts';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import type { ShownLesson } from '../../../features/courses/course-page/course-parts.ts';
import type { LessonSlots } from '../../../features/courses/lesson/lesson-slots.ts';
import {
  ProjectedStep,
  type ProjectedStepProps,
} from '../../../features/courses/lesson/projected-step.tsx';
import { LessonMode } from '../../../features/courses/lesson-mode/lesson-mode.tsx';
import type { WarmUpProps } from '../../../features/flashcards/warm-up.tsx';
import type { QuizPanelProps } from '../../../features/quizzes/quiz-panel.tsx';
import type { SimulatorFrameProps } from '../../../features/simulators/frame/simulator-frame.tsx';
import type { SimulatorBlockProps } from '../../../features/simulators/simulator-block.tsx';
import type { LessonTaskProps } from '../../../features/tasks/lesson-task.tsx';
import type { ProgramTaskProps } from '../../../features/tasks/program/program-task.tsx';
import { LiveGate } from '../../../features/live-lessons/joining/live-gate.tsx';
import { LessonInteractive } from '../../../interactives/catalog/lesson-interactive.tsx';
import { preloadInteractive } from '../../../interactives/catalog/catalog.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { ShownCheck } from '../../../product/blocks/shown-check.ts';
import type { ProgramCellProps } from '../../../programs/program-cell.tsx';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';
import { cardSlots } from '../flashcards/pictures.tsx';

// A lesson's text is shown before the code of its activities has loaded.
const LessonTask = lazyPart<LessonTaskProps>(
  async () => (await import('../../../features/tasks/lesson-task.tsx')).LessonTask,
  MissingPart,
);
const ProgramTask = lazyPart<ProgramTaskProps>(
  async () => (await import('../../../features/tasks/program/program-task.tsx')).ProgramTask,
  MissingPart,
);
const ProgramCell = lazyPart<ProgramCellProps>(
  async () => (await import('../../../programs/program-cell.tsx')).ProgramCell,
  MissingPart,
);
const InlineCheck = lazyPart<ShownCheck>(
  async () => (await import('../../../features/inline-checks/inline-check.tsx')).InlineCheck,
  MissingPart,
);
const SimulatorFrame = lazyPart<SimulatorFrameProps>(
  async () =>
    (await import('../../../features/simulators/frame/simulator-frame.tsx')).SimulatorFrame,
  MissingPart,
);
const SimulatorBlock = lazyPart<SimulatorBlockProps>(
  async () => (await import('../../../features/simulators/simulator-block.tsx')).SimulatorBlock,
  MissingPart,
);
const QuizPanel = lazyPart<QuizPanelProps>(
  async () => (await import('../../../features/quizzes/quiz-panel.tsx')).QuizPanel,
  MissingPart,
);

const WarmUp = lazyPart<WarmUpProps>(
  async () => (await import('../../../features/flashcards/warm-up.tsx')).WarmUp,
  NoWarmUp,
);

/** Without the code of the cards, the lesson begins at once. */
function NoWarmUp({ onDone }: WarmUpProps) {
  useEffect(onDone, [onDone]);
  return null;
}

function preload(block: ShownBlock | LessonBlock): void {
  if (isInlineCheck(block)) void InlineCheck.preload();
  if (block.kind === 'task') void LessonTask.preload();
  if (block.kind === 'program') void ProgramCell.preload();
  if (block.kind === 'program-task') void ProgramTask.preload();
  if (block.kind === 'simulator') void SimulatorFrame.preload();
  if (block.kind === 'picture') preloadInteractive(block.name);
}

/** Loads everything that a lesson may need without a network. */
export function preloadForOffline(block: LessonBlock): void {
  preload(block);
  [AskFirst, QuizPanel, SimulatorBlock, WarmUp].forEach((part) => part.preload());
}

const slots: LessonSlots = {
  renderLive: (report) => <LiveGate {...report} />,
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
  renderInteractive: (block) => <LessonInteractive block={block} />,
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
};

/** The saved passes of a lesson that a grown-up previews: everything can be tried, and nothing is sent. */
const previewSlots: LessonSlots = {
  ...slots,
  renderTask: (block, lessonId, onSolved) => (
    <Part label="Loading the task" height={320}>
      <LessonTask block={block} lessonId={lessonId} onSolved={onSolved} isPreview />
    </Part>
  ),
  renderProgramTask: (block, lessonId, onSolved) => (
    <Part label="Loading the task" height={480}>
      <ProgramTask block={block} lessonId={lessonId} onSolved={onSolved} isPreview />
    </Part>
  ),
  renderFrame: ({ url, title, height }) => (
    <Part label="Loading the simulator" height={height}>
      <SimulatorFrame url={url} title={title} height={height} lesson={undefined} />
    </Part>
  ),
};

export const preloadWarmUp = WarmUp.preload;

export function preloadFirstStep(content: string): void {
  const [first] = lessonScreensOf(lessonPartsOf(parseLessonContent(content)));
  first?.blocks.forEach(preload);
}

export function LessonPage(props: ShownLesson) {
  const { courseId, learner, lessonId, entries } = props;
  const status = entries?.find((entry) => entry.lesson.id === lessonId)?.status;
  const renderQuiz = (lesson: LessonSummary, navigation: QuizNavigation) => (
    <Part label="Loading the quiz" height={480}>
      <QuizPanel courseId={courseId} lessonId={lesson.id} learner={learner} {...navigation} />
    </Part>
  );
  return (
    <LessonMode
      {...props}
      slots={status === 'preview' ? previewSlots : slots}
      renderQuiz={renderQuiz}
    />
  );
}

/** A step of a lesson in front of a class. */
export function ProjectedLessonStep(props: Omit<ProjectedStepProps, 'slots'>) {
  return <ProjectedStep {...props} slots={previewSlots} />;
}
