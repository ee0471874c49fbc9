import { copyOfState, type StateVector } from '../state/state-vector.ts';
import { throwIfCancelled, type Backend, type BackendOptions } from './backend.ts';
import { createBreath } from './breath.ts';
import { choicesOf, type Chance } from './choices.ts';
import { isMet, type Instruction } from './program.ts';

/** One way through a circuit: where it stands and how much of the whole goes this way. */
export interface Branch {
  state: StateVector;
  readonly bits: Uint8Array;
  /** A probability, or a number of shots. */
  weight: number;
}

export interface Walk extends BackendOptions {
  readonly program: readonly Instruction[];
  readonly backend: Backend;
  /** Shares a weight out over choices of these probabilities; a choice with the share 0 is not taken. */
  readonly share: (weight: number, probabilities: readonly number[]) => number[];
  /** Called at the end of each way. The state may be kept: it is not used again. */
  readonly arrive: (branch: Branch) => void;
}

/**
 * Follows a program from a state over all the ways that have a share, one after the other. A unitary
 * that several ways have in common is carried out once. The heaviest share goes on in place and the
 * others on copies, so that no more than log2(shots) + 1 states are alive at a time when shots are shared.
 */
export async function walk(start: Branch, plan: Walk): Promise<void> {
  const breath = createBreath();
  const whole = start.weight;
  let done = 0;

  async function follow(branch: Branch, from: number): Promise<void> {
    for (let i = from; i < plan.program.length; i++) {
      const instruction = plan.program[i];
      if (!isMet(instruction.condition, branch.bits)) continue;
      if (instruction.kind === 'unitary') {
        const next = plan.backend.run(instruction.steps, branch.state, backendOptions);
        branch.state = next instanceof Promise ? await next : next;
      } else {
        await part(branch, instruction, i + 1);
      }
    }
    plan.arrive(branch);
    done += branch.weight;
    if (breath.isDue()) {
      plan.onProgress?.(Math.min(1, done / whole));
      await breath.take();
      throwIfCancelled(plan.signal);
    }
  }

  /** Sends all shares but the heaviest through the rest of the program; `branch` goes on with that one. */
  async function part(branch: Branch, chance: Chance, next: number): Promise<void> {
    const choices = choicesOf(chance, branch.state);
    const shares = plan.share(branch.weight, choices.map((choice) => choice.probability));
    const heaviest = shares.indexOf(Math.max(...shares));
    for (const [i, weight] of shares.entries()) {
      if (i === heaviest || weight === 0) continue;
      const other = { state: copyOfState(branch.state), bits: branch.bits.slice(), weight };
      choices[i].take(other.state, other.bits);
      await follow(other, next);
    }
    branch.weight = shares[heaviest];
    choices[heaviest].take(branch.state, branch.bits);
  }

  // Progress within one stretch of gates is that of the whole only while there is one way.
  const backendOptions: BackendOptions = {
    ...(plan.signal && { signal: plan.signal }),
    onProgress: (part) => {
      if (done === 0 && plan.program.length === 1) plan.onProgress?.(part);
    },
  };
  throwIfCancelled(plan.signal);
  await follow(start, 0);
}
