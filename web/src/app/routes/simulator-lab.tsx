/** The circuit lab of a lesson: where editor, displays and keeping meet. Loaded when it is shown. */
import type { Lesson, Level } from '@qubloom/contract';
import { emptyCircuit } from '@qubloom/quantum';
import { useEffect, useRef, useState } from 'react';
import { CircuitLab } from '../../features/circuit-lab/circuit-lab.tsx';
import { Displays } from '../../features/circuit-lab/displays/displays.tsx';
import { KeepAndShare } from '../../features/circuit-lab/keep/keep-and-share.tsx';
import { openStorage, readKept } from '../../features/circuit-lab/keep/kept-work.ts';
import { useLab } from '../../features/circuit-lab/lab-context.tsx';
import { readAddress, type LabAddress } from '../../features/circuit-lab/options.ts';
import { labStartOf } from '../../features/simulators/lab-start-state.ts';

export interface SimulatorLabProps {
  readonly lesson: Lesson;
  /** Of its course. */
  readonly level: Level;
  /** What the address of the lesson's simulator asks of the lab. */
  readonly query: string;
  readonly resets: number;
}

type Start = Required<Pick<LabAddress, 'circuit' | 'level'>> & Pick<LabAddress, 'allowed'>;

export function SimulatorLab({ lesson, level, query, resets }: SimulatorLabProps) {
  const [start] = useState(() => startOf(lesson, level, query));
  const [place] = useState(() => `lesson-${String(lesson.id)}`);
  const [{ trouble, ...options }] = useState(() => ({ ...start, ...keptOrLinked(place) }));
  return (
    <>
      {trouble && (
        <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
          {trouble} Here is the start of this lesson instead.
        </p>
      )}
      <CircuitLab
        {...options}
        displays={<Displays />}
        tools={
          <>
            <ResetLab start={start} resets={resets} />
            <KeepAndShare place={place} />
          </>
        }
      />
    </>
  );
}

/** As the lesson says, else as the simulator's address says, else as its course does. */
function startOf(lesson: Lesson, course: Level, query: string): Start {
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
} as const satisfies Record<Level, LabAddress['level']>;

/** A link that was followed goes before what was kept here, which it leaves untouched. */
function keptOrLinked(place: string): Pick<LabAddress, 'circuit' | 'level' | 'trouble'> {
  const { circuit, level, trouble } = readAddress('', window.location.hash);
  const linked = { ...(circuit && { circuit }), ...(trouble && { trouble }) };
  const isLinked = circuit !== undefined || trouble !== undefined;
  return { ...(isLinked ? linked : readKept(openStorage(), place)), ...(level && { level }) };
}

/** Each reset brings the lab back to its start, as one step that can be undone. */
function ResetLab({ start, resets }: { readonly start: Start; readonly resets: number }) {
  const { dispatch } = useLab();
  const done = useRef(resets);
  useEffect(() => {
    if (done.current === resets) return;
    done.current = resets;
    dispatch({ kind: 'load', circuit: start.circuit, words: 'Reset.' });
    dispatch({ kind: 'set-level', level: start.level });
  }, [dispatch, resets, start]);
  return null;
}
