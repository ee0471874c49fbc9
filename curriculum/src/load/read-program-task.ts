/** Reads a task that a program solves, with its solutions. */
import type { ProgramTaskContent } from '../curriculum.ts';
import { repliesOf } from './replies-of.ts';
import { ProgramTaskFile, ProgramTwinFile } from './content-files.ts';
import type { ContentReader } from './content-reader.ts';

/** Includes its twin, if there is a file for one beside it. */
export function readProgramTask(
  reader: ContentReader,
  folder: string,
  key: string,
): ProgramTaskContent | undefined {
  const file = `${folder}/program.yaml`;
  const task = reader.required(file, ProgramTaskFile);
  const twinFile = `${folder}/twin.yaml`;
  const twin = reader.has(twinFile) ? reader.required(twinFile, ProgramTwinFile) : undefined;
  if (!task) return undefined;
  const { movedFrom = null, ...rest } = task;
  const { asked, ...solutions } = parted(rest);
  const block = { kind: 'program-task', id: key, ...asked } as const;
  const read = { key, file, movedFrom, block, ...solutions, twin: undefined };
  if (!twin) return read;
  const { asked: askedOfTwin, ...solutionsOfTwin } = parted(twin);
  const id = `${key}-twin`;
  return {
    ...read,
    block: { ...block, twin: askedOfTwin },
    twin: {
      key: id,
      file: twinFile,
      movedFrom: null,
      block: { kind: 'program-task', id, ...askedOfTwin, hints: [] },
      ...solutionsOfTwin,
      twin: undefined,
    },
  };
}

/** Separates the learners' part from the part that they never get. */
function parted<File extends ReturnType<typeof ProgramTwinFile.parse>>(task: File) {
  const { reference, second, wrong, ...rest } = task;
  return { asked: { ...rest, ...repliesOf(wrong, 'program') }, reference, second, wrong };
}
