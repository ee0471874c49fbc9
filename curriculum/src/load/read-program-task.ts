/** A task that a program solves, and what shows that it can be solved. */
import type { ProgramTaskContent } from '../curriculum.ts';
import { repliesOf } from './replies-of.ts';
import { ProgramTaskFile } from './content-files.ts';
import type { ContentReader } from './content-reader.ts';

export function readProgramTaskFile(
  reader: ContentReader,
  file: string,
  key: string,
): ProgramTaskContent | undefined {
  const task = reader.required(file, ProgramTaskFile);
  if (!task) return undefined;
  const { reference, second, wrong, movedFrom = null, ...rest } = task;
  const block = {
    kind: 'program-task',
    id: key,
    ...rest,
    ...repliesOf(wrong, 'program'),
  } as const;
  return { key, file, movedFrom, block, reference, second, wrong };
}
