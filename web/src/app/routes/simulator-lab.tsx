/** The circuit lab of a lesson: where the editor and the displays meet. Loaded when it is shown. */
import type { Lesson, Level } from '@qubloom/contract';
import { emptyCircuit } from '@qubloom/quantum';
import { useEffect, useRef, useState } from 'react';
import { CircuitLab } from '../../features/circuit-lab/circuit-lab.tsx';
import { Displays } from '../../features/circuit-lab/displays/displays.tsx';
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

type Start = Required<Pick<LabAddress, 'circuit' | 'level'>> &
  Pick<LabAddress, 'allowed' | 'trouble'>;

export function SimulatorLab({ lesson, level, query, resets }: SimulatorLabProps) {
  const [start] = useState(() => startOf(lesson, level, query));
  const [{ trouble, ...options }] = useState(() => ({
    ...start,
    // A link that was shared goes before what the lesson asks for.
    ...readAddress('', window.location.hash),
  }));
  return (
    <>
      {trouble && (
        <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
          {trouble} Here is the lesson&apos;s own start instead.
        </p>
      )}
      <CircuitLab
        {...options}
        displays={<Displays />}
        tools={<ResetLab start={start} resets={resets} />}
      />
    </>
  );
}

function startOf(lesson: Lesson, level: Level, query: string): Start {
  const asked = readAddress(query);
  const own = labStartOf(lesson.content, level);
  return { level: own.level, ...asked, circuit: asked.circuit ?? own.circuit ?? emptyCircuit(2) };
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
