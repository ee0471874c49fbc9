/*
 * The used part of the workers' interface, so that a browser's `Worker` and those of other hosts can be used in the
 * same way. The package has no worker of its own: the host creates them.
 */

/** A worker seen from outside. A browser's `Worker` fits directly. */
export interface WorkerLike {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: WorkerEvent) => void,
  ): void;
  terminate(): void;
}

/** A worker seen from inside: `self` in a browser's worker. */
export interface WorkerScope {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string;
}
