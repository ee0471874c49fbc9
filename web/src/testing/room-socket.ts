/** The server's end of the page's room socket: it records the page's messages, and sends those of the test. */
import {
  ChatMessageId,
  ClientMessage,
  roomSocketPath,
  StudyRoomId,
  UserId,
  type RoomData,
  type ServerMessage,
} from '@qubloom/contract';
import { act } from 'react';
import { vi } from 'vitest';
import { ada } from './people.ts';

export const roomId = StudyRoomId.parse(7);
export const grace = { id: UserId.parse(2), username: 'grace', hidden: null };

/** Ada's room when she joins it; she made it. */
export const roomOfAda = (more: Partial<RoomData> = {}): RoomData => ({
  room: { id: roomId, name: 'Bell builders', makerId: ada.id, code: 'k7mp3wqa', lesson: null },
  isGuide: false,
  hasGuide: false,
  participants: [{ id: ada.id, username: ada.username, hidden: null }, grace],
  messages: [],
  circuitData: null,
  lead: { leaderId: ada.id, askedBy: [] },
  simulatorState: null,
  mayWrite: 'anything',
  degraded: false,
  ...more,
});

export const chatLine = (
  id: number,
  message: string,
  by: { id: number; username: string } = grace,
) => ({
  id: ChatMessageId.parse(id),
  userId: UserId.parse(by.id),
  username: by.username,
  message,
  timestamp: '2026-11-22T10:00:00.000Z',
});

/** Replaces the sockets that the page opens from now on. Call it after `fakeServer`, which has its own sockets. */
export function fakeRoomSockets() {
  const sockets: FakeSocket[] = [];
  class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    readyState: number = FakeSocket.CONNECTING;
    readonly url: string;
    readonly sent: ClientMessage[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: ((event: { readonly code: number }) => void) | null = null;

    constructor(url: string) {
      this.url = url;
      sockets.push(this);
    }
    send(text: string): void {
      this.sent.push(ClientMessage.parse(JSON.parse(text)));
    }
    close(): void {
      this.readyState = FakeSocket.CLOSED;
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('The page has opened no socket.');
    return socket;
  };
  return {
    isAtPath: () => new URL(latest().url).pathname === roomSocketPath,
    count: () => sockets.length,
    /** Messages of one type that the latest socket was sent. */
    sent: <Type extends ClientMessage['type']>(type: Type) =>
      latest().sent.filter(
        (message): message is Extract<ClientMessage, { type: Type }> => message.type === type,
      ),
    open: () =>
      act(() => {
        latest().readyState = FakeSocket.OPEN;
        latest().onopen?.();
      }),
    say: (...messages: readonly ServerMessage[]) =>
      act(() => {
        for (const message of messages) latest().onmessage?.({ data: JSON.stringify(message) });
      }),
    welcome: (data: RoomData = roomOfAda()) =>
      act(() => {
        latest().readyState = FakeSocket.OPEN;
        latest().onopen?.();
        const message = { type: 'ROOM_DATA', message: JSON.stringify(data) };
        latest().onmessage?.({ data: JSON.stringify(message) });
      }),
    drop: (code = 1006) =>
      act(() => {
        latest().readyState = FakeSocket.CLOSED;
        latest().onclose?.({ code });
      }),
  };
}
