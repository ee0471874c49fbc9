/** Texts of the socket. */
import { roomSocketPath, ServerMessage } from '@qubloom/contract';

/** Returns null for messages that today's servers do not send. */
export function parseServerMessage(text: string): ServerMessage | null {
  try {
    return ServerMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns a name for a message, so that the server recognizes it. */
export function newRef(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export function openRoomSocket(): WebSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${window.location.host}${roomSocketPath}`);
}
