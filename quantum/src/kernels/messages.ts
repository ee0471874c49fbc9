import type { StateSums, SumsRequest } from '../inspect/state-sums.ts';
import type { UnitaryStep } from '../simulate/program/unitary-step.ts';
import type { WasmMemory, WasmModule } from './machine/web-assembly.ts';

/*
 * What the page and its workers say to each other. The first worker leads: it plans and answers. The
 * others are its followers: they share its memory and find what to do there, not in messages.
 */

/** To the leading worker. */
export type Order =
  | { readonly kind: 'open'; readonly workers: number; readonly shared: boolean }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly wires: number;
      readonly steps: PackedSteps;
      readonly start: PackedStart;
    }
  | { readonly kind: 'stop'; readonly id: number }
  /** Over the state that the last run has left. */
  | {
      readonly kind: 'sum';
      readonly id: number;
      readonly wires: number;
      readonly request: SumsRequest;
    };

/** To a follower. */
export interface Join {
  readonly kind: 'join';
  readonly index: number;
  readonly workers: number;
  readonly memory: WasmMemory;
  readonly module: WasmModule;
}

/** From the leading worker. */
export type Answer =
  | { readonly kind: 'opened'; readonly memory?: WasmMemory; readonly module: WasmModule }
  | { readonly kind: 'progress'; readonly id: number; readonly part: number }
  | { readonly kind: 'stopped'; readonly id: number }
  | {
      readonly kind: 'failed';
      readonly id?: number;
      readonly reason: string;
      readonly isTooLarge: boolean;
    }
  /** The amplitudes themselves, or where they lie in the shared memory. */
  | { readonly kind: 'done'; readonly id: number; readonly amplitudes: Float64Array | number }
  | { readonly kind: 'summed'; readonly id: number; readonly sums: StateSums };

/** A basis state, or amplitudes as a state vector has them. */
export type PackedStart = { readonly index: number } | { readonly amplitudes: Float64Array };

/** Steps in two arrays: many small objects would take longer to send than to run. */
export interface PackedSteps {
  /** For each step: the number of targets, of controls; the targets; the controls; their values. */
  readonly wires: Int32Array;
  /** The matrices, one after the other. */
  readonly matrices: Float64Array;
}

export function packSteps(steps: readonly UnitaryStep[]): PackedSteps {
  let words = 0;
  let numbers = 0;
  for (const { targets, controls, matrix } of steps) {
    words += 2 + targets.length + 2 * controls.length;
    numbers += matrix.length;
  }
  const wires = new Int32Array(words);
  const matrices = new Float64Array(numbers);
  let word = 0;
  let number = 0;
  for (const { targets, controls, controlValues, matrix } of steps) {
    wires[word++] = targets.length;
    wires[word++] = controls.length;
    for (const part of [targets, controls, controlValues]) {
      wires.set(part, word);
      word += part.length;
    }
    matrices.set(matrix, number);
    number += matrix.length;
  }
  return { wires, matrices };
}

export function unpackSteps({ wires, matrices }: PackedSteps): UnitaryStep[] {
  const steps: UnitaryStep[] = [];
  let number = 0;
  for (let word = 0; word < wires.length;) {
    const targetCount = wires[word++];
    const controlCount = wires[word++];
    const take = (count: number) => Array.from(wires.subarray(word, (word += count)));
    const targets = take(targetCount);
    const controls = take(controlCount);
    const controlValues = take(controlCount).map((value) => (value === 1 ? 1 : 0));
    const length = 2 * 4 ** targetCount;
    steps.push({
      targets,
      controls,
      controlValues,
      matrix: matrices.subarray(number, number + length),
    });
    number += length;
  }
  return steps;
}
