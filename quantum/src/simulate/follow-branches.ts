import type { Circuit } from '../circuit/circuit.ts';
import { bitCount } from '../circuit/operations.ts';
import type { BackendOptions } from '../backend/backend.ts';
import type { RandomInstruction, Instruction } from './program/instruction.ts';
import { isMet } from './program/program.ts';
import type { Simulation } from './simulation.ts';
import type { Work } from './work.ts';

/** One branch through a circuit: its state and its share of the whole. */
export interface Branch<State> {
  state: State;
  readonly bits: Uint8Array;
  /** A probability, or a number of shots. */
  weight: number;
}

export interface BranchPlan<State> extends BackendOptions {
  readonly circuit: Circuit;
  readonly program: readonly Instruction[];
  readonly simulation: Simulation<State>;
  /** The total that is shared: 1 for probabilities, or a number of shots. */
  readonly weight: number;
  /** Shares a weight among choices with these probabilities. A choice with the share 0 is not followed. */
  readonly share: (weight: number, probabilities: readonly number[]) => number[];
  /** Called at the end of each branch. The callee may change the state, which is not used again. */
  readonly arrive: (branch: Branch<State>) => void;
}

/**
 * Follows a program from a circuit's start through all branches that have a share, one after the other. A unitary that
 * several branches have in common is applied once. The heaviest share continues in place and the others on copies, so
 * that at most log2(shots) + 1 states exist at a time when shots are shared.
 */
export function* followBranches<State>(plan: BranchPlan<State>): Work<void> {
  const { circuit, simulation, program, signal, onProgress } = plan;
  let done = 0;
  let alive = 1;

  function* follow(branch: Branch<State>, from: number): Work<void> {
    for (let i = from; i < program.length; i++) {
      const instruction = program[i];
      if (!isMet(instruction.condition, branch.bits)) continue;
      if (instruction.kind === 'unitary') {
        branch.state = yield* simulation.run(instruction.steps, branch.state, backendOptions);
      } else {
        if (!(yield* part(branch, instruction, i + 1))) return;
      }
      yield partDone();
    }
    plan.arrive(branch);
    done += branch.weight;
    yield partDone();
  }

  /**
   * Follows all shares but the heaviest through the rest of the program; `branch` continues with the heaviest. Returns
   * false if post-selection keeps none.
   */
  function* part(
    branch: Branch<State>,
    instruction: RandomInstruction,
    next: number,
  ): Work<boolean> {
    const choices = simulation.choicesOf(instruction, branch.state);
    const drawn = plan.share(
      branch.weight,
      choices.map((choice) => choice.probability),
    );
    const shares = drawn.map((weight, i) => (choices[i].isDropped === true ? 0 : weight));
    done += branch.weight - shares.reduce((sum, weight) => sum + weight, 0);
    const heaviest = shares.indexOf(Math.max(...shares));
    for (const [i, weight] of shares.entries()) {
      if (i === heaviest || weight === 0) continue;
      const state = simulation.copy(branch.state, ++alive);
      const other = { state, bits: branch.bits.slice(), weight };
      choices[i].take(other.state, other.bits);
      yield* follow(other, next);
      alive--;
    }
    if (shares[heaviest] === 0) return false;
    branch.weight = shares[heaviest];
    choices[heaviest].take(branch.state, branch.bits);
    return true;
  }

  function partDone(): number | undefined {
    return done > 0 ? Math.min(1, done / plan.weight) : undefined;
  }

  const backendOptions: BackendOptions = {
    ...(signal && { signal }),
    // The progress of one stretch of gates is the whole progress only if it is the whole program.
    ...(onProgress && program.length === 1 && { onProgress }),
  };
  const [first] = program;
  const isAtOnce = first?.kind === 'unitary' && !first.condition;
  const steps = isAtOnce ? first.steps : [];
  const state = yield* simulation.begin(circuit.initial, steps, backendOptions);
  const bits = new Uint8Array(bitCount(circuit));
  yield* follow({ state, bits, weight: plan.weight }, isAtOnce ? 1 : 0);
}
