/** The circuit lab of a lesson. Loads when it is shown. */
import type { Lesson, Level } from '@qubloom/contract';
import { emptyCircuit } from '@qubloom/quantum';
import { useState } from 'react';
import { labStartOf } from '../../features/simulators/lab-start-state.ts';
import { readAddress } from '../../circuit-lab/address.ts';
import { KeptLab, type LabStart } from './kept-lab.tsx';

export interface SimulatorLabProps {
  readonly lesson: Lesson;
  /** Level of its course. */
  readonly level: Level;
  /** Options for the lab in the address of the lesson's simulator. */
  readonly query: string;
  readonly resets: number;
}

export function SimulatorLab({ lesson, level, query, resets }: SimulatorLabProps) {
  const [start] = useState(() => startOf(lesson, level, query));
  return (
    <KeptLab
      slot={`lesson-${String(lesson.id)}`}
      start={start}
      instead="Here is the start of this lesson instead."
      resets={resets}
    />
  );
}

/** The lesson decides, else the simulator's address, else the course's level. */
function startOf(lesson: Lesson, course: Level, query: string): LabStart {
  const own = labStartOf(lesson.content);
  const asked = readAddress(query);
  return {
    ...(asked.allowed && { allowed: asked.allowed }),
    level: own.level ?? asked.level ?? levelOfCourse[course],
    circuit: own.circuit ?? asked.circuit ?? emptyCircuit(2),
  };
}

const levelOfCourse = {
  beginner: 'first-steps',
  intermediate: 'explorer',
  advanced: 'full',
} as const satisfies Record<Level, LabStart['level']>;
