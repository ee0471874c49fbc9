/** A checked task, and what shows that it can be solved. */
import type { TaskContent } from '../curriculum.ts';
import { TaskFile } from './content-files.ts';
import type { ContentReader } from './content-reader.ts';

export function readTaskFile(
  reader: ContentReader,
  file: string,
  key: string,
): TaskContent | undefined {
  const task = reader.required(file, TaskFile);
  if (!task) return undefined;
  const { reference, second, wrong, mostGates, starter, ...rest } = task;
  const block = {
    kind: 'task',
    id: key,
    ...rest,
    starter: starter.trim(),
    ...(mostGates !== undefined && { mostGates }),
  } as const;
  return { key, file, block, reference, second, wrong };
}
