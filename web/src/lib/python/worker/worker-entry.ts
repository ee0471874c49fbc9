/**
 * The worker that one program runs in. Another worker replaces it afterward, so that each program gets a new
 * Python.
 */
import './no-scripts.ts';
import '../../browser/no-eval.ts';
import { outcomeSchema, toWorkerSchema, type FromWorker, type WorkerStart } from '../messages.ts';
import { startPython } from './start-python.ts';

interface Scope {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<WorkerStart>) => void,
    options: { once: true },
  ): void;
}

// TypeScript's types are those of a page.
const scope = globalThis as unknown as Scope;
scope.addEventListener(
  'message',
  ({ data, ports: [port] }) => {
    if (port) void serve(data, port);
  },
  { once: true },
);

async function serve(start: WorkerStart, port: MessagePort): Promise<void> {
  const tell = (message: FromWorker) => port.postMessage(message);
  const crash = (reason: unknown) =>
    tell({ kind: 'end', outcome: { kind: 'crashed', reason: String(reason).slice(0, 2000) } });
  try {
    const run = await startPython(start, tell);
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      try {
        const { program } = toWorkerSchema.parse(data);
        tell({ kind: 'end', outcome: outcomeSchema.parse(JSON.parse(run(program))) });
      } catch (reason) {
        crash(reason);
      }
    };
    tell({ kind: 'ready' });
  } catch (reason) {
    crash(reason);
  }
}
