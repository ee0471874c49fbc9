/**
 * The script of the frame that learners' programs run in. The frame has no origin, and its policy lets it connect
 * to no host. The page passes it Python's files, it starts and ends workers, and they talk to the page through
 * ports of their own. The frame reads none of their messages.
 */
import type { FromFrame, ToFrame, WorkerStart } from '../messages.ts';
import { shareMemory, writeAnswer, type SharedWithWorker } from './shared-memory.ts';

interface Running {
  readonly worker: Worker;
  readonly shared: SharedWithWorker | null;
}

const scriptType = 'text/javascript';

/** A browser can report that the page is isolated and still have no shared memory, so both are tested. */
const canShare = crossOriginIsolated && typeof SharedArrayBuffer === 'function';

const parts = {
  worker: file(),
  wasm: file(),
  library: file(),
  toolkit: file(),
};
const workers = new Map<number, Running>();
/** Compiled once for all workers. */
const compiled = parts.wasm.promise.then((pieces) => WebAssembly.compile(joined(pieces)));
/** Finds out how workers can be started here, while the files are loading. */
const way = tryWays();
const handed = Promise.all([
  way,
  parts.worker.promise,
  parts.library.promise,
  parts.toolkit.promise,
]).then(([{ kind }, worker, library, toolkit]) =>
  kind === 'blob'
    ? {
        // Workers share a Blob, so that ten megabytes are not copied for each of them.
        script: URL.createObjectURL(new Blob(worker, { type: scriptType })),
        library: new Blob(library),
        toolkit: new Blob(toolkit),
      }
    : {
        script: dataAddress(joined(worker)),
        library: joined(library),
        toolkit: joined(toolkit),
      },
);

// The policy lets only our own pages frame this document, so its parent is one of them.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.onmessage = ({ data, ports }: MessageEvent<ToFrame>) => obey(port, data, ports[0]);
});
parent.postMessage({ kind: 'open', canInterrupt: canShare } satisfies FromFrame, '*');

function obey(page: MessagePort, message: ToFrame, port: MessagePort | undefined): void {
  if (message.kind === 'piece') parts[message.part].pieces.push(message.bytes);
  else if (message.kind === 'whole') parts[message.part].finish();
  else if (message.kind === 'interrupt') workers.get(message.worker)?.shared?.interrupt.fill(2);
  else if (message.kind === 'answer') answer(message.worker, message.text);
  else if (message.kind === 'end') end(message.worker);
  else if (port) void start(message.worker, page, port);
}

/** Workers that were ended before they started. */
const ended = new Set<number>();

function end(number: number): void {
  ended.add(number);
  workers.get(number)?.worker.terminate();
  workers.delete(number);
}

async function start(number: number, page: MessagePort, port: MessagePort): Promise<void> {
  const fail = () => page.postMessage({ kind: 'failed', worker: number } satisfies FromFrame);
  try {
    const { isShared } = await way;
    const { script, library, toolkit } = await handed;
    if (ended.has(number)) return;
    const worker = new Worker(script);
    const shared = isShared ? shareMemory() : null;
    workers.set(number, { worker, shared });
    worker.onerror = fail;
    const module = await compiled;
    if (ended.has(number)) return;
    worker.postMessage({ module, library, toolkit, shared } satisfies WorkerStart, [port]);
  } catch {
    fail();
  }
}

type Pieces = Uint8Array<ArrayBuffer>[];

/** A file that arrives in pieces. */
function file() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let resolve: (whole: Pieces) => void = () => undefined;
  const promise = new Promise<Pieces>((settle) => (resolve = settle));
  return { pieces, promise, finish: () => resolve(pieces.splice(0)) };
}

function joined(pieces: Pieces): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function dataAddress(script: Uint8Array): string {
  return `data:${scriptType};charset=utf-8,${encodeURIComponent(new TextDecoder().decode(script))}`;
}

interface Way {
  readonly kind: 'blob' | 'data';
  /** Its workers can read the memory of this frame. */
  readonly isShared: boolean;
}

/**
 * WebKit refuses a `blob:` worker in a frame without an origin under COEP, but starts a `data:` worker. Such a
 * worker cannot read Blobs, and perhaps not shared memory.
 */
async function tryWays(): Promise<Way> {
  const script =
    'onmessage=({data})=>postMessage(data!==null);onmessageerror=()=>postMessage(false)';
  const blob = URL.createObjectURL(new Blob([script], { type: scriptType }));
  try {
    return { kind: 'blob', isShared: await tryWorker(blob) };
  } catch {
    const address = dataAddress(new TextEncoder().encode(script));
    return { kind: 'data', isShared: await tryWorker(address).catch(() => false) };
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** Returns true if a worker with this address gets shared memory. Rejects if the worker does not start. */
function tryWorker(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<boolean>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => reject(new Error('The worker did not start'));
    worker.postMessage(canShare ? new SharedArrayBuffer(1) : null);
  });
}

function answer(number: number, text: string): void {
  const shared = workers.get(number)?.shared;
  if (shared) writeAnswer(shared, text);
}
