/** How the circuit lab opens for a lesson: as the lesson says, else as its course's level does. Pure. */
import { type labLevels, type Level, parseLessonContent } from '@qubloom/contract';
import { circuitOfGrid, parseCircuitText } from '@qubloom/curriculum';
import type { Circuit } from '@qubloom/quantum';

type LabLevel = (typeof labLevels)[number];

export interface LabStart {
  readonly level: LabLevel;
  readonly circuit: Circuit | undefined;
}

const levelOfCourse: Readonly<Record<Level, LabLevel>> = {
  beginner: 'first-steps',
  intermediate: 'explorer',
  advanced: 'full',
};

/** `content` is the lesson's. */
export function labStartOf(content: string, course: Level): LabStart {
  const lab = parseLessonContent(content).find((block) => block.kind === 'lab');
  return {
    level: lab?.level ?? levelOfCourse[course],
    circuit: lab?.circuit === undefined ? undefined : circuitOf(lab.circuit),
  };
}

/** The content's checks let no other circuit through; whatever it is, the lab opens. */
function circuitOf(text: string): Circuit | undefined {
  const read = parseCircuitText(text);
  return read.ok ? circuitOfGrid(read.grid) : undefined;
}
