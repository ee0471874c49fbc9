/** The frame that Python runs in, as the page sees it. */
import { fromFrameSchema, type FilePart, type ToFrame } from '../messages.ts';

/** Milliseconds to wait until the document loads, and again until its script answers. */
const openTimeout = 20_000;
const greetingTimeout = 1500;
/** Milliseconds that the frame may take if the page itself could fetch its document. */
const fetchedTimeout = 4000;

export interface PythonFrame {
  /** Transfers the next piece of a file. */
  hand(part: FilePart, piece: Uint8Array<ArrayBuffer>): void;
  /** The file has no more pieces. */
  finish(part: FilePart): void;
  /** Starts a worker, which waits for the files if necessary. */
  start(): FrameWorker;
  close(): void;
}

export interface FrameWorker {
  readonly port: MessagePort;
  /** The browser ended it or never started it. */
  onFail: () => void;
  /** False if the browser has no way to interrupt. */
  interrupt(): boolean;
  /** Gives `input()` the line that it waits for. */
  answer(text: string): void;
  end(): void;
}

/**
 * Without a network, the service worker has the frame's document, but service workers do not serve frames with the
 * attribute `sandbox`. The document's own policy has the same effect, so the attribute is then omitted.
 */
export const openFrame = (url: string): Promise<PythonFrame> =>
  openedFrame(url, { isSandboxed: true }).catch(() => openedFrame(url, { isSandboxed: false }));

async function openedFrame(
  url: string,
  { isSandboxed }: { readonly isSandboxed: boolean },
): Promise<PythonFrame> {
  const frame = document.createElement('iframe');
  if (isSandboxed) frame.setAttribute('sandbox', 'allow-scripts');
  // Allows SharedArrayBuffer. Without it, a program can only be stopped by ending its worker.
  frame.allow = 'cross-origin-isolated *';
  frame.title = 'Python';
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  try {
    return talkTo(frame, await greetingOf(frame, url));
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** Resolves to whether its workers can be interrupted. */
function greetingOf(frame: HTMLIFrameElement, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (act: () => void) => {
      isSettled = true;
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      act();
    };
    const giveUp = () => settle(() => reject(new Error('The frame did not open')));
    let timer = setTimeout(giveUp, openTimeout);
    // Its script answers before this event; a browser's own error page does not.
    frame.onload = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, greetingTimeout);
    };
    // Firefox reports nothing about a frame that it refuses, so the page itself checks whether the document
    // loads.
    const fetched = () => {
      if (isSettled) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, fetchedTimeout);
    };
    fetch(url).then(fetched, fetched);
    // A frame with an origin would protect nothing, so it is passed nothing.
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== 'null') return;
      const message = fromFrameSchema.safeParse(data).data;
      if (message?.kind === 'open') settle(() => resolve(message.canInterrupt));
    };
    window.addEventListener('message', listen);
  });
}

function talkTo(frame: HTMLIFrameElement, canInterrupt: boolean): PythonFrame {
  const { port1: port, port2 } = new MessageChannel();
  // It has no origin that could be named here; it was checked when it opened.
  frame.contentWindow?.postMessage(null, '*', [port2]);
  const tell = (message: ToFrame, ...transferred: Transferable[]) =>
    port.postMessage(message, transferred);
  const workers = new Map<number, FrameWorker>();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromFrameSchema.safeParse(data).data;
    if (message?.kind === 'failed') workers.get(message.worker)?.onFail();
  };
  let count = 0;
  return {
    hand: (part, bytes) => tell({ kind: 'piece', part, bytes }, bytes.buffer),
    finish: (part) => tell({ kind: 'whole', part }),
    start: () => {
      count += 1;
      const number = count;
      const channel = new MessageChannel();
      const worker: FrameWorker = {
        port: channel.port1,
        onFail: () => undefined,
        interrupt: () => {
          if (canInterrupt) tell({ kind: 'interrupt', worker: number });
          return canInterrupt;
        },
        answer: (text) => tell({ kind: 'answer', worker: number, text }),
        end: () => {
          channel.port1.close();
          workers.delete(number);
          tell({ kind: 'end', worker: number });
        },
      };
      workers.set(number, worker);
      tell({ kind: 'start', worker: number }, channel.port2);
      return worker;
    },
    close: () => {
      port.close();
      frame.remove();
    },
  };
}
