import type { StateSums, SumsRequest } from '../inspect/state-sums.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import type { WasmMemory, WasmModule } from './machine/web-assembly.ts';

/*
 * The messages between the page and its workers. The first worker is the leader, which plans and answers. The others
 * are followers: they share its memory and find their work there, not in messages.
 */

/** Messages to the leading worker. */
export type Order =
  | { readonly kind: 'open'; readonly workers: number; readonly shared: boolean }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly wires: number;
      readonly steps: PackedSteps;
      readonly start: PackedStart;
    }
  | { readonly kind: 'abort'; readonly id: number }
  /** Sums over the state of the last run. */
  | {
      readonly kind: 'sum';
      readonly id: number;
      readonly wires: number;
      readonly request: SumsRequest;
    };

/** A message to a follower. */
export interface Join {
  readonly kind: 'join';
  readonly index: number;
  readonly workers: number;
  readonly memory: WasmMemory;
  readonly module: WasmModule;
}

/** Messages from the leading worker. */
export type Answer =
  | { readonly kind: 'opened'; readonly memory?: WasmMemory; readonly module: WasmModule }
  | { readonly kind: 'progress'; readonly id: number; readonly part: number }
  | { readonly kind: 'aborted'; readonly id: number }
  | {
      readonly kind: 'failed';
      readonly id?: number;
      readonly reason: string;
      readonly isTooLarge: boolean;
    }
  /** The amplitudes themselves, or their address in the shared memory. */
  | { readonly kind: 'done'; readonly id: number; readonly amplitudes: Float64Array | number }
  | { readonly kind: 'summed'; readonly id: number; readonly sums: StateSums };

/** A basis state, or amplitudes as in a state vector. */
export type PackedStart = { readonly index: number } | { readonly amplitudes: Float64Array };

/** Steps in two arrays, because sending many small objects would take longer than running them. */
export interface PackedSteps {
  /** For each step: the numbers of targets and of controls, the targets, the controls, and the controls' values. */
  readonly wires: Int32Array;
  /** The matrices, one after the other. A permutation has its images instead and a negative number of targets. */
  readonly matrices: Float64Array;
}

export function packSteps(steps: readonly UnitaryStep[]): PackedSteps {
  let words = 0;
  let numbers = 0;
  for (const step of steps) {
    words += 2 + step.targets.length + 2 * step.controls.length;
    numbers += numbersOf(step).length;
  }
  const wires = new Int32Array(words);
  const matrices = new Float64Array(numbers);
  let word = 0;
  let number = 0;
  for (const step of steps) {
    const { targets, controls, controlValues } = step;
    wires[word++] = 'permutation' in step ? -targets.length : targets.length;
    wires[word++] = controls.length;
    for (const part of [targets, controls, controlValues]) {
      wires.set(part, word);
      word += part.length;
    }
    matrices.set(numbersOf(step), number);
    number += numbersOf(step).length;
  }
  return { wires, matrices };
}

function numbersOf(step: UnitaryStep): ArrayLike<number> {
  return 'permutation' in step ? step.permutation : step.matrix;
}

export function unpackSteps({ wires, matrices }: PackedSteps): UnitaryStep[] {
  const steps: UnitaryStep[] = [];
  let number = 0;
  for (let word = 0; word < wires.length;) {
    const isPermutation = wires[word] < 0;
    const targetCount = Math.abs(wires[word++]);
    const controlCount = wires[word++];
    const take = (count: number) => Array.from(wires.subarray(word, (word += count)));
    const targets = take(targetCount);
    const controls = take(controlCount);
    const controlValues = take(controlCount).map((value) => (value === 1 ? 1 : 0));
    const length = isPermutation ? 2 ** targetCount : 2 * 4 ** targetCount;
    const numbers = matrices.subarray(number, number + length);
    const place = { targets, controls, controlValues };
    steps.push(
      isPermutation
        ? { ...place, permutation: Array.from(numbers) }
        : { ...place, matrix: numbers },
    );
    number += length;
  }
  return steps;
}
