/** The items that a platform's course can link to, and their names in links. Pure. */
import { LessonId, TaskKey, type AssignedItem, type LtiItemKind } from '@qubloom/contract';

export type LtiItem = Extract<AssignedItem, { readonly kind: LtiItemKind }>;

/** `quiz-5`, or `task-5-make-one`. */
export function nameOfItem(item: LtiItem): string {
  const name = `${item.kind}-${String(item.lessonId)}`;
  return item.kind === 'task' ? `${name}-${item.task}` : name;
}

export function itemFromName(name: string): LtiItem | null {
  const [, kind, number, task] = /^(lesson|quiz|task)-(\d{1,9})(?:-(.+))?$/.exec(name) ?? [];
  const lessonId = LessonId.safeParse(Number(number)).data;
  if (lessonId === undefined) return null;
  if (kind === 'task') {
    const key = TaskKey.safeParse(task).data;
    return key === undefined ? null : { kind, lessonId, task: key };
  }
  if (task !== undefined) return null;
  return kind === 'lesson' || kind === 'quiz' ? { kind, lessonId } : null;
}
