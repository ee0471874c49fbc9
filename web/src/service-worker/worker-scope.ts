/** The part of a service worker's global scope that ours uses, which the types of pages lack. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The page's answer, which the browser has requested while the worker started; undefined if it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface PageClient {
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly PageClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', act: (event: WorkerMessageEvent) => void): void;
}
