/** The circuit lab of a lesson: where editor, displays and storage meet. Loaded when it is shown. */
import type { Lesson, Level } from '@qubloom/contract';
import { emptyCircuit } from '@qubloom/quantum';
import { useEffect, useRef, useState } from 'react';
import { CircuitLab } from '../../simulators/circuit-lab/circuit-lab.tsx';
import { Displays } from '../../simulators/circuit-lab/displays/displays.tsx';
import { SaveAndShare } from '../../simulators/circuit-lab/sharing/save-and-share.tsx';
import { openStorage, readSaved } from '../../simulators/circuit-lab/storage/circuit-store.ts';
import { useLab } from '../../simulators/circuit-lab/lab-context.tsx';
import { readAddress, type LabAddress } from '../../simulators/circuit-lab/address.ts';
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
  const [slot] = useState(() => `lesson-${String(lesson.id)}`);
  const [{ problem, ...options }] = useState(() => ({ ...start, ...savedOrLinked(slot) }));
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
          {problem} Here is the start of this lesson instead.
        </p>
      )}
      <CircuitLab
        {...options}
        displays={<Displays />}
        tools={
          <>
            <ResetLab start={start} resets={resets} />
            <SaveAndShare slot={slot} />
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

/** A link that was followed goes before what was saved here, which it leaves untouched. */
function savedOrLinked(slot: string): Pick<LabAddress, 'circuit' | 'level' | 'problem'> {
  const { circuit, level, problem } = readAddress('', window.location.hash);
  const linked = { ...(circuit && { circuit }), ...(problem && { problem }) };
  const isLinked = circuit !== undefined || problem !== undefined;
  return { ...(isLinked ? linked : readSaved(openStorage(), slot)), ...(level && { level }) };
}

/** Each reset brings the lab back to its start, as one step that can be undone. */
function ResetLab({ start, resets }: { readonly start: Start; readonly resets: number }) {
  const { dispatch } = useLab();
  const done = useRef(resets);
  useEffect(() => {
    if (done.current === resets) return;
    done.current = resets;
    dispatch({ kind: 'load', circuit: start.circuit, message: 'Reset.' });
    dispatch({ kind: 'set-level', level: start.level });
  }, [dispatch, resets, start]);
  return null;
}
