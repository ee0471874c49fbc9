/**
 * Writes that come while one is under way wait for it and go together, so that many small ones cost as few
 * commits as the database has time for, and end in the order in which they came.
 */

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

const mostAtOnce = 500;

/** @param write gives the outcomes in the order of what it was given, one for each */
export function groupedWrites<Input, Output>(
  write: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
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
