interface Channel {
  readonly port1: { close(): void; onmessage: (() => void) | null };
  readonly port2: { postMessage(message: unknown): void };
}

interface Host {
  readonly MessageChannel?: new () => Channel;
  readonly setTimeout?: (callback: () => void, milliseconds: number) => unknown;
}

/**
 * Lets waiting tasks run. A message to oneself arrives earlier than a timer. Neither is part of the language. If the
 * host has neither, this does not wait.
 */
export function nextTask(): Promise<void> {
  const { MessageChannel, setTimeout } = globalThis as unknown as Host;
  return new Promise((resolve) => {
    if (MessageChannel) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    } else if (setTimeout) {
      setTimeout(resolve, 0);
    } else {
      resolve();
    }
  });
}
