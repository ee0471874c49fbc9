/** Reads a checked task, with its solutions. */
import type { TaskContent } from '../curriculum.ts';
import { repliesOf } from './replies-of.ts';
import { TaskFile, TwinFile } from './content-files.ts';
import type { ContentReader } from './content-reader.ts';

export function readTaskFile(
  reader: ContentReader,
  file: string,
  key: string,
): TaskContent | undefined {
  const task = reader.required(file, TaskFile);
  if (!task) return undefined;
  const { movedFrom = null, ...rest } = task;
  const { asked, ...solutions } = parted(rest);
  return {
    key,
    file,
    block: { kind: 'task', id: key, ...asked },
    ...solutions,
    movedFrom,
    twin: undefined,
  };
}

/** Includes its twin, if there is a file for one beside it. */
export function readTaskWithTwin(
  reader: ContentReader,
  folder: string,
  key: string,
): TaskContent | undefined {
  const task = readTaskFile(reader, `${folder}/task.yaml`, key);
  const file = `${folder}/twin.yaml`;
  const twin = reader.has(file) ? reader.required(file, TwinFile) : undefined;
  if (!task || !twin) return task;
  const { asked, ...solutions } = parted(twin);
  const id = `${key}-twin`;
  return {
    ...task,
    block: { ...task.block, twin: asked },
    twin: {
      key: id,
      file,
      block: { kind: 'task', id, ...asked, hints: [] },
      ...solutions,
      movedFrom: null,
      twin: undefined,
    },
  };
}

/** Separates the learners' part from the part that they never get. */
function parted<File extends Omit<ReturnType<typeof TaskFile.parse>, 'hints' | 'movedFrom'>>(
  task: File,
) {
  const { reference, second, wrong, mostGates, starter, ...rest } = task;
  const asked = {
    ...rest,
    starter: starter.trim(),
    ...(mostGates !== undefined && { mostGates }),
    ...repliesOf(wrong, 'circuit'),
  };
  return { asked, reference, second, wrong };
}
