/** Texts of the socket. */
import { roomSocketPath, ServerMessage } from '@qubloom/contract';

/** Null for what no server of today says. */
export function parseServerMessage(text: string): ServerMessage | null {
  try {
    return ServerMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Names a message, so that the server knows it again. */
export function newRef(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export function openRoomSocket(): WebSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${window.location.host}${roomSocketPath}`);
}
