/** Writes a program that builds a circuit and counts its measurements. */
import { formatPython } from '@qubloom/toolkit';
import type { Circuit } from '@qubloom/quantum';
import { stepsOf, type CodeCircuit } from './code-circuit.ts';
import { Refusal } from './refusal.ts';
import { sizesOf, withPlainRegisters } from './sizes.ts';
import { linesOfStep, missingImports, type Needs } from './step-lines.ts';

export interface NewProgram {
  readonly code: string;
  /** Empty if only a run can tell its lines. */
  readonly circuits: readonly CodeCircuit[];
}

export function newProgram(drawn: Circuit): NewProgram {
  const circuit = withPlainRegisters(drawn);
  const needs: Needs = { pi: false, classes: new Set() };
  try {
    const steps = stepsOf(circuit).map((step) => linesOfStep(step, circuit, 'circuit', needs));
    const measures = circuit.columns.flat().some(({ kind }) => kind === 'measure');
    const head = [
      `from qubloom import ${measures ? 'AerSimulator, ' : ''}QuantumCircuit`,
      ...missingImports([], needs),
      '',
      `circuit = QuantumCircuit(${sizesOf(circuit)})`,
    ];
    const lines: number[] = [];
    let line = head.length;
    for (const step of steps) {
      lines.push(line + 1);
      line += step.length;
    }
    const tail = measures
      ? ['', 'job = AerSimulator().run(circuit, shots=1000)', 'print(job.result().get_counts())']
      : [];
    return {
      code: `${[...head, ...steps.flat(), ...tail].join('\n')}\n`,
      circuits: [{ name: 'circuit', circuit, line: head.length, lines }],
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The circuit's own gates need lines of their own.
    return { code: formatPython(drawn), circuits: [] };
  }
}
