/** A page's socket to a live lesson. After a lost connection it comes back by itself, and says again who it is. */
import {
  LiveServerMessage,
  liveSocketPath,
  mayReconnectAfter,
  type LiveClientMessage,
} from '@qubloom/contract';

export interface LiveSocketOptions {
  /** The message with which the page enters, made again for each connection. */
  readonly enter: () => LiveClientMessage;
  readonly onMessage: (message: LiveServerMessage) => void;
  readonly onConnected: (isConnected: boolean) => void;
  /** The live lesson is over, or it is not for this person. */
  readonly onOver: () => void;
}

export interface LiveSocket {
  /** A message that cannot be sent is part of the next `enter`. */
  send(message: LiveClientMessage): void;
  close(): void;
}

const waits = [300, 1000, 2000, 4000];

export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function connect(): void {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const own = new WebSocket(`${scheme}://${window.location.host}${liveSocketPath}`);
    socket = own;
    own.onopen = () => {
      own.send(JSON.stringify(options.enter()));
    };
    own.onmessage = ({ data }) => {
      const message = parse(String(data));
      if (message === null || isClosed) return;
      attempts = 0;
      options.onConnected(true);
      options.onMessage(message);
    };
    own.onclose = ({ code }) => {
      if (isClosed) return;
      options.onConnected(false);
      if (!mayReconnectAfter(code)) {
        isClosed = true;
        return options.onOver();
      }
      const wait = waits[Math.min(attempts, waits.length - 1)] ?? 0;
      attempts += 1;
      // Many pages may lose their connections at once when a server stops.
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    };
  }

  connect();
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

/** Returns null for messages that today's servers do not send. */
function parse(text: string): LiveServerMessage | null {
  try {
    return LiveServerMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
