import { TooLarge } from '../state/state-vector.ts';
import { JobChannel } from './machine/job-channel.ts';
import { planKernels, type KernelStart } from './plan/kernel-plan.ts';
import { createMachine, joinMachine, type Machine } from './machine/machine.ts';
import { unpackSteps, type Answer, type Join, type Order, type PackedStart } from './messages.ts';
import { runPlan } from './machine/run-plan.ts';
import { startOfState } from './machine/start-of-state.ts';
import { sumState } from './machine/state-sums.ts';
import { nextTask } from '../backend/next-task.ts';
import { warmUp } from './machine/warm-up.ts';
import type { WorkerScope } from './worker-port.ts';

/** Milliseconds after which a run reports its progress and handles messages. */
const TASK_MILLISECONDS = 30;

/**
 * Turns the calling worker into one that kernel backends can use. A browser's module worker needs no argument,
 * because its global object is its scope; other hosts pass theirs.
 *
 *   import { serveKernels } from '@qubloom/quantum';
 *   serveKernels();
 */
export function serveKernels(scope: WorkerScope = globalThis as unknown as WorkerScope): void {
  let leader: Promise<Leader> | undefined;
  const answer = (message: Answer, transfer: ArrayBuffer[] = []) => {
    scope.postMessage(message, transfer);
  };
  const failed = (reason: unknown, id?: number) => {
    const isTooLarge = reason instanceof TooLarge;
    answer({
      kind: 'failed',
      reason: String(reason instanceof Error ? reason.message : reason),
      isTooLarge,
      ...(id !== undefined && { id }),
    });
  };
  scope.addEventListener('message', ({ data }) => {
    const order = data as Order | Join;
    switch (order.kind) {
      case 'join':
        joinMachine(order.module, order.memory, order.workers)
          .then((machine) => {
            scope.postMessage({ kind: 'joined' }, []);
            new JobChannel(machine).serve(order.index);
          })
          .catch(failed);
        break;
      case 'open':
        leader = createMachine(order).then((machine) => new Leader(machine, answer));
        leader
          .then(({ machine: { memory, module } }) => {
            answer({ kind: 'opened', module, ...(order.shared && { memory }) });
          })
          .catch(failed);
        break;
      case 'run':
        leader?.then((it) => it.run(order)).catch((reason: unknown) => failed(reason, order.id));
        break;
      case 'sum':
        leader?.then((it) => it.sum(order)).catch((reason: unknown) => failed(reason, order.id));
        break;
      case 'abort':
        leader?.then((it) => it.abort(order.id)).catch(failed);
    }
  });
}

class Leader {
  readonly machine: Machine;
  readonly #channel: JobChannel;
  readonly #answer: (message: Answer, transfer?: ArrayBuffer[]) => void;
  #running = -1;

  constructor(machine: Machine, answer: (message: Answer, transfer?: ArrayBuffer[]) => void) {
    this.machine = machine;
    this.#channel = new JobChannel(machine);
    this.#answer = answer;
    warmUp(machine);
  }

  abort(id: number): void {
    if (id === this.#running) this.#channel.abort();
  }

  async run({ id, wires, steps, start }: Extract<Order, { kind: 'run' }>): Promise<void> {
    const { machine } = this;
    const channel = this.#channel;
    this.#running = id;
    channel.startRun();
    machine.reserve(wires);
    const plan = planKernels(wires, unpackSteps(steps), this.#startOf(wires, start));
    let last = Date.now();
    for (const part of runPlan(machine, channel, plan, wires)) {
      if (Date.now() - last < TASK_MILLISECONDS) continue;
      this.#answer({ kind: 'progress', id, part });
      await nextTask();
      last = Date.now();
    }
    this.#running = -1;
    if (channel.isAborted) {
      this.#answer({ kind: 'aborted', id });
    } else if (machine.memory.buffer instanceof ArrayBuffer) {
      const amplitudes = machine.amplitudes(wires).slice();
      this.#answer({ kind: 'done', id, amplitudes }, [amplitudes.buffer]);
    } else {
      this.#answer({ kind: 'done', id, amplitudes: machine.stateAddress });
    }
  }

  sum({ id, wires, request }: Extract<Order, { kind: 'sum' }>): void {
    this.#answer({
      kind: 'summed',
      id,
      sums: sumState(this.machine, this.#channel, wires, request),
    });
  }

  #startOf(wires: number, start: PackedStart): KernelStart {
    if ('index' in start) return { kind: 'basis', index: start.index, re: 1, im: 0 };
    this.machine.amplitudes(wires).set(start.amplitudes);
    return startOfState(this.machine, wires);
  }
}
