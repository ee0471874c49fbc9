/*
 * What of workers matters here, so that a browser's `Worker` and whatever else a host has can be used
 * alike. The package has no worker of its own: the host makes them.
 */

/** A worker from outside. A browser's `Worker` is one as it is. */
export interface WorkerLike {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: WorkerEvent) => void,
  ): void;
  terminate(): void;
}

/** A worker from inside: in a browser's worker, `self`. */
export interface WorkerScope {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string;
}
