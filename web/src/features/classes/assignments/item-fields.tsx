/** The menus that choose an item of one kind. */
import {
  checkpointsOf,
  type ClassPlan,
  type ContentItem,
  type CourseId,
  type LessonId,
  tierOfClass,
  tierOpens,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseLessonsQuery, courseListQuery } from '../../../product/courses/course-queries.ts';
import { setsQuery } from '../../../product/flashcards/sets-query.ts';
import { guidedPathsQuery } from '../../../product/guided-paths/paths-query.ts';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { lessonTasksQuery } from '../queries.ts';

export interface ItemFieldsProps {
  readonly kind: ContentItem['kind'];
  readonly plan: ClassPlan;
  readonly item: ContentItem | null;
  readonly onItem: (item: ContentItem | null) => void;
}

export function ItemFields({ kind, plan, item, onItem }: ItemFieldsProps) {
  if (kind === 'path') return <PathField item={item} onItem={onItem} />;
  if (kind === 'flashcard-set') return <SetField item={item} onItem={onItem} />;
  return <CourseFields kind={kind} plan={plan} item={item} onItem={onItem} />;
}

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface MenuProps<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[] | undefined;
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A menu that begins with nothing chosen. */
function Menu<Value extends string | number>(props: MenuProps<Value>) {
  const { label, options, value, onChoose } = props;
  const choose = (text: string) => {
    const chosen = options?.find((option) => String(option.value) === text);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <SelectField
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="" disabled>
        {options ? 'Choose...' : 'Loading...'}
      </option>
      {options?.map((option) => (
        <option key={option.value} value={String(option.value)} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

type OneFieldProps = Pick<ItemFieldsProps, 'item' | 'onItem'>;

function PathField({ item, onItem }: OneFieldProps) {
  const { data: paths } = useQuery(guidedPathsQuery);
  return (
    <Menu
      label="Guided path"
      options={paths?.map(({ id, title }) => ({ value: id, label: title }))}
      value={item?.kind === 'path' ? item.pathId : undefined}
      onChoose={(pathId) => onItem({ kind: 'path', pathId })}
    />
  );
}

function SetField({ item, onItem }: OneFieldProps) {
  const { data: sets } = useQuery(setsQuery);
  return (
    <Menu
      label="Set of flashcards"
      options={sets?.map(({ id, title }) => ({ value: id, label: title }))}
      value={item?.kind === 'flashcard-set' ? item.setId : undefined}
      onChoose={(setId) => onItem({ kind: 'flashcard-set', setId })}
    />
  );
}

type CourseKind = Exclude<ContentItem['kind'], 'path' | 'flashcard-set'>;

interface CourseFieldsProps extends OneFieldProps {
  readonly kind: CourseKind;
  readonly plan: ClassPlan;
}

function CourseFields({ kind, plan, item, onItem }: CourseFieldsProps) {
  const { data: courses } = useQuery(courseListQuery);
  const [course, setCourse] = useState<CourseId | undefined>();
  const chooseCourse = (courseId: CourseId) => {
    setCourse(courseId);
    onItem(kind === 'course' ? { kind, courseId } : null);
  };
  const props = { item, onItem };
  return (
    <>
      <Menu
        label="Course"
        options={courses?.map(({ id, title, requiresSubscription }) =>
          tierOpens(tierOfClass(plan), requiresSubscription)
            ? { value: id, label: title }
            : { value: id, label: `${title} (with the Classroom plan)`, disabled: true },
        )}
        value={course}
        onChoose={chooseCourse}
      />
      {course !== undefined && kind === 'checkpoint' && (
        <CheckpointField key={course} courseId={course} {...props} />
      )}
      {course !== undefined && kind !== 'checkpoint' && kind !== 'course' && (
        <LessonFields key={course} kind={kind} courseId={course} {...props} />
      )}
    </>
  );
}

interface InCourseProps extends OneFieldProps {
  readonly courseId: CourseId;
}

function CheckpointField({ courseId, item, onItem }: InCourseProps) {
  const { data: lessons } = useQuery(courseLessonsQuery(String(courseId)));
  return (
    <Menu
      label="Checkpoint"
      options={
        lessons &&
        checkpointsOf(lessons.length).map((after) => ({
          value: after,
          label: `After lesson ${String(after)}`,
        }))
      }
      value={item?.kind === 'checkpoint' ? item.afterLesson : undefined}
      onChoose={(afterLesson) => onItem({ kind: 'checkpoint', courseId, afterLesson })}
    />
  );
}

interface LessonFieldsProps extends InCourseProps {
  readonly kind: 'lesson' | 'quiz' | 'task';
}

function LessonFields({ kind, courseId, item, onItem }: LessonFieldsProps) {
  const { data: lessons } = useQuery(courseLessonsQuery(String(courseId)));
  const [lesson, setLesson] = useState<LessonId | undefined>();
  return (
    <>
      <Menu
        label="Lesson"
        options={lessons
          ?.filter(({ hasQuiz }) => kind !== 'quiz' || hasQuiz)
          .map(({ id, order, title }) => ({ value: id, label: `${String(order)}. ${title}` }))}
        value={lesson}
        onChoose={(lessonId) => {
          setLesson(lessonId);
          onItem(kind === 'task' ? null : { kind, lessonId });
        }}
      />
      {kind === 'task' && lesson !== undefined && (
        <TaskField key={lesson} lessonId={lesson} item={item} onItem={onItem} />
      )}
    </>
  );
}

interface TaskFieldProps extends OneFieldProps {
  readonly lessonId: LessonId;
}

function TaskField({ lessonId, item, onItem }: TaskFieldProps) {
  const { data: tasks, isError } = useQuery(lessonTasksQuery(lessonId));
  if (isError) return <p className="self-end">The tasks of this lesson did not load.</p>;
  if (tasks?.length === 0) return <p className="self-end">This lesson has no task.</p>;
  return (
    <Menu
      label="Task"
      options={tasks?.map(({ id, title }) => ({ value: id, label: title }))}
      value={item?.kind === 'task' ? item.task : undefined}
      onChoose={(task) => onItem({ kind: 'task', lessonId, task })}
    />
  );
}
