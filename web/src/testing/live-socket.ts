/** The server's end of a page's socket to a live lesson: it records the page's messages, and sends those of the test. */
import { LiveClientMessage, liveSocketPath, type LiveServerMessage } from '@qubloom/contract';
import { act } from 'react';
import { vi } from 'vitest';

/** Replaces the sockets that the page opens from now on. Call it after `fakeServer`, which has its own sockets. */
export function fakeLiveSockets() {
  const sockets: FakeSocket[] = [];
  class FakeSocket {
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    readyState = 0;
    readonly path: string;
    readonly sent: LiveClientMessage[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: ((event: { readonly code: number }) => void) | null = null;

    constructor(url: string) {
      this.path = new URL(url).pathname;
      sockets.push(this);
    }
    send(text: string): void {
      this.sent.push(LiveClientMessage.parse(JSON.parse(text)));
    }
    close(): void {
      this.readyState = FakeSocket.CLOSED;
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  const latest = () => {
    const socket = sockets.at(-1);
    if (socket?.path !== liveSocketPath) throw new Error('The page has opened no live socket.');
    return socket;
  };
  return {
    count: () => sockets.length,
    sent: () => latest().sent,
    open: () =>
      act(() => {
        latest().readyState = FakeSocket.OPEN;
        latest().onopen?.();
      }),
    say: (...messages: readonly LiveServerMessage[]) =>
      act(() => {
        for (const message of messages) latest().onmessage?.({ data: JSON.stringify(message) });
      }),
    drop: (code = 1006) =>
      act(() => {
        latest().readyState = FakeSocket.CLOSED;
        latest().onclose?.({ code });
      }),
  };
}
