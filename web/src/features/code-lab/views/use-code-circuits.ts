/** The circuits of a program, and a function that changes them in its text. */
import type { Circuit } from '@qubloom/quantum';
import { useMemo, useState } from 'react';
import { readCircuits } from '../../../programs/pictures/read-pictures.ts';
import { codeCircuitsOf, isSameCircuit, type CodeCircuit } from '../write-back/code-circuit.ts';
import { newProgram } from '../write-back/new-program.ts';
import { writeBack } from '../write-back/write-back.ts';
import type { ProgramViewProps } from './program-view.ts';

export interface CodeCircuits {
  /** Circuits of the current program; undefined until it has run. */
  readonly circuits: readonly CodeCircuit[] | undefined;
  readonly isRunning: boolean;
  /** A change that could not be written into the program's text. */
  readonly refused: { readonly circuit: Circuit; readonly sentence: string } | undefined;
  /** Returns the circuit as it is now in the program; undefined if the change could not be written. */
  readonly change: (name: string, next: Circuit) => Circuit | undefined;
  /** Opens a new program that builds the circuit that could not be written. */
  readonly startOver: () => void;
}

export function useCodeCircuits({ program, drawn }: ProgramViewProps): CodeCircuits {
  const { code, run } = program.state;
  const isRunning = run.kind === 'running';
  const report = run.kind === 'ended' && run.end.kind !== 'stopped' ? run.end.report : undefined;
  const ran = useMemo(
    () => (report === undefined ? undefined : codeCircuitsOf(readCircuits(report))),
    [report],
  );
  const written = drawn.find(code);
  const ofRun = run.kind === 'ended' && run.code === code ? ran : undefined;
  const circuits = written && (!ofRun || areSame(written, ofRun)) ? written : ofRun;
  const [refusal, setRefusal] = useState<{
    readonly code: string;
    readonly circuit: Circuit;
    readonly sentence: string;
  }>();
  const refused = refusal?.code === code ? refusal : undefined;

  return {
    circuits,
    isRunning,
    refused,
    change(name, next) {
      if (!circuits) return undefined;
      const back = writeBack(code, circuits, name, next);
      if (!back.ok) {
        setRefusal({ code, circuit: next, sentence: back.sentence });
        return undefined;
      }
      setRefusal(undefined);
      drawn.keep(back.code, back.circuits);
      if (back.code !== code) program.edit(back.code);
      return back.circuits.find((one) => one.name === name)?.circuit;
    },
    startOver() {
      if (!refused) return;
      const { code: text, circuits: all } = newProgram(refused.circuit);
      setRefusal(undefined);
      drawn.keep(text, all);
      program.startNew(text);
    },
  };
}

function areSame(some: readonly CodeCircuit[], others: readonly CodeCircuit[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return one.name === other?.name && isSameCircuit(one.circuit, other.circuit);
    })
  );
}
