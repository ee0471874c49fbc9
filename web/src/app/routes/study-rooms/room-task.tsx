/** A checked task of a lesson that a room solves together. */
import {
  LessonId,
  parseLessonContent,
  type BlockOf,
  type SharedTask,
  type SharedTaskRef,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { lessonQuery } from '../../../features/courses/queries.ts';
import { LessonTask } from '../../../features/tasks/lesson-task.tsx';
import { errorSentence } from '../../../product/api/api.ts';
import { courseLessonsQuery, courseListQuery } from '../../../product/courses/course-queries.ts';
import { PreviewNote } from '../../../product/courses/preview-note.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface RoomTaskProps {
  readonly shared: SharedTask;
  /** Shown while no task is open. */
  readonly children: ReactNode;
}

export function RoomTask({ shared, children }: RoomTaskProps) {
  const { ref } = useSyncExternalStore(shared.subscribe, shared.work);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseTask onChoose={shared.start} />
        {ref && <CloseTask onClose={() => shared.start(null)} />}
      </div>
      {ref ? (
        <OpenTask key={`${ref.lessonId} ${ref.taskId}`} shared={shared} task={ref} />
      ) : (
        children
      )}
    </div>
  );
}

/** The task counts for the learner who presses Check; all see the same circuit. */
function OpenTask({ shared, task }: { readonly shared: SharedTask; readonly task: SharedTaskRef }) {
  const lesson = useQuery(lessonQuery(task.lessonId));
  if (lesson.isError) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3">
        {errorSentence(lesson.error)} You can still talk about it in the chat.
      </p>
    );
  }
  if (!lesson.data) return <Spinner label="Opening the task..." />;
  const block = tasksOf(lesson.data.content).find(({ id }) => id === task.taskId);
  if (!block) return <p className="rounded-control bg-sunken px-4 py-3">This task is gone.</p>;
  const { isPreview } = lesson.data;
  return (
    <>
      {isPreview && <PreviewNote />}
      <LessonTask
        block={block}
        lessonId={LessonId.parse(task.lessonId)}
        shared={shared}
        isPreview={isPreview}
      />
    </>
  );
}

function CloseTask({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Close the task for everyone?"
      description="Everyone in the room goes back to the open circuit. What you’ve built together stays, and it’s there again when somebody opens the task."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="quiet">
          Back to the open circuit
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            setOpen(false);
            onClose();
          }}
        >
          Close it for everyone
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Keep working on it
        </Button>
      </div>
    </Dialog>
  );
}

function ChooseTask({ onChoose }: { readonly onChoose: (ref: SharedTaskRef) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Solve a task together"
      description="It opens for everyone in the room. The circuit you have now stays as it is."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="secondary">
          <ListChecks aria-hidden="true" />
          Solve a task together
        </Button>
      }
    >
      <TaskChoices
        onChoose={(ref) => {
          setOpen(false);
          onChoose(ref);
        }}
      />
    </Dialog>
  );
}

function TaskChoices({ onChoose }: { readonly onChoose: (ref: SharedTaskRef) => void }) {
  const courses = useQuery(courseListQuery);
  const open = courses.data?.filter(({ isLocked }) => !isLocked) ?? [];
  const [chosenCourse, setCourse] = useState<number | null>(null);
  const course = chosenCourse ?? open[0]?.id ?? null;
  const lessons = useQuery({ ...courseLessonsQuery(String(course)), enabled: course !== null });
  const [chosenLesson, setLesson] = useState<number | null>(null);
  const lessonId = chosenLesson ?? lessons.data?.[0]?.id ?? null;
  const lesson = useQuery({ ...lessonQuery(lessonId ?? 0), enabled: lessonId !== null });
  const tasks = lesson.data ? tasksOf(lesson.data.content) : [];
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label="Course"
        options={open}
        value={course}
        onChange={(id) => {
          setCourse(id);
          setLesson(null);
        }}
      />
      <Choice label="Lesson" options={lessons.data ?? []} value={lessonId} onChange={setLesson} />
      {lesson.isError && <p>{errorSentence(lesson.error)}</p>}
      {lesson.data && tasks.length === 0 && <p>This lesson has no task to build.</p>}
      <ul className="flex flex-col gap-2">
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <Button
              variant="secondary"
              className="w-full"
              onClick={() => lessonId !== null && onChoose({ lessonId, taskId: id })}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly title: string }[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1.5 text-[0.9375rem] font-medium">
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="min-h-11 w-full rounded-control border-[1.5px] border-control bg-surface px-3 text-base text-ink"
      >
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function tasksOf(content: string): readonly BlockOf<'task'>[] {
  return parseLessonContent(content).filter((block) => block.kind === 'task');
}
