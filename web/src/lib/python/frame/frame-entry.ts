/**
 * The script of the frame that learners' programs run in. The frame has no origin, and its policy lets it
 * connect to no host: the page hands it Python's files, it starts and ends workers, and they talk to the page
 * through ports of their own. Nothing that a program says is read here.
 */
import type { FromFrame, ToFrame, WorkerStart } from '../messages.ts';

interface Running {
  readonly worker: Worker;
  readonly interrupt: Uint8Array<SharedArrayBuffer> | null;
}

/** Blobs, since workers share those: a library of ten megabytes is copied for none of them. */
const parts = {
  worker: file('text/javascript'),
  wasm: file('application/wasm'),
  library: file('application/zip'),
  toolkit: file('application/zip'),
};
const workers = new Map<number, Running>();
/** Compiled once for all workers. */
const compiled = parts.wasm.promise.then((blob) =>
  WebAssembly.compileStreaming(new Response(blob)),
);
const script = parts.worker.promise.then((blob) => URL.createObjectURL(blob));

// The policy lets only our own pages frame this document, so its parent is one of them.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source !== parent || !port) return;
  port.onmessage = ({ data, ports }: MessageEvent<ToFrame>) => obey(port, data, ports[0]);
});
parent.postMessage({ kind: 'open', canInterrupt: crossOriginIsolated } satisfies FromFrame, '*');

function obey(page: MessagePort, message: ToFrame, port: MessagePort | undefined): void {
  if (message.kind === 'piece') parts[message.part].pieces.push(message.bytes);
  else if (message.kind === 'whole') parts[message.part].finish();
  else if (message.kind === 'interrupt') workers.get(message.worker)?.interrupt?.fill(2);
  else if (message.kind === 'end') end(message.worker);
  else if (port) void start(message.worker, page, port);
}

/** Workers that are ended before they have begun. */
const ended = new Set<number>();

function end(number: number): void {
  ended.add(number);
  workers.get(number)?.worker.terminate();
  workers.delete(number);
}

async function start(number: number, page: MessagePort, port: MessagePort): Promise<void> {
  const fail = () => page.postMessage({ kind: 'failed', worker: number } satisfies FromFrame);
  try {
    const worker = new Worker(await script);
    const interrupt = crossOriginIsolated ? new Uint8Array(new SharedArrayBuffer(1)) : null;
    workers.set(number, { worker, interrupt });
    worker.onerror = fail;
    const [module, library, toolkit] = await Promise.all([
      compiled,
      parts.library.promise,
      parts.toolkit.promise,
    ]);
    if (ended.has(number)) return;
    worker.postMessage({ module, library, toolkit, interrupt } satisfies WorkerStart, [port]);
  } catch {
    fail();
  }
}

/** One that comes in pieces. */
function file(type: string) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let resolve: (whole: Blob) => void = () => undefined;
  const promise = new Promise<Blob>((settle) => (resolve = settle));
  return { pieces, promise, finish: () => resolve(new Blob(pieces.splice(0), { type })) };
}
