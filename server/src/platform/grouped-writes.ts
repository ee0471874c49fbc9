/**
 * Writes that come within some milliseconds, or while others are under way, go together: many small ones cost few
 * commits, and end in the order in which they came.
 */
import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

const maxAtOnce = 500;
/** Milliseconds. A statement for each message costs as much processor time as sending it to twelve. */
const gathering = 40;

/** @param write gives the outcomes in the order of what it was given, one for each */
export function groupedWrites<Input, Output>(
  write: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      await sleep(gathering);
      const group = waiting.slice(0, maxAtOnce);
      waiting = waiting.slice(maxAtOnce);
      try {
        const outputs = await write(group.map(({ input }) => input));
        for (const [place, { resolve }] of group.entries()) resolve(outputs[place] as Output);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  }

  return (input) =>
    new Promise<Output>((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
