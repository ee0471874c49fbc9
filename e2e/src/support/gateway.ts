/** Gateway to the shared site. Closing it makes the site unreachable for its visitors without a second site. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.ts';
import { sharedSite } from './shared-site.ts';

export interface Gateway {
  /** Address without a trailing slash. */
  readonly url: string;
  open(): Promise<void>;
  /** Closes the gateway and all its connections. */
  close(): Promise<void>;
}

export async function openGateway(): Promise<Gateway> {
  const { hostname, port: sitePort } = new URL(sharedSite().url);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  const pass = (visitor: Socket) => {
    const site = connect(Number(sitePort), hostname);
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  };
  const gateway: Gateway = {
    url: `http://localhost:${String(port)}`,
    async open() {
      const door = createServer(pass);
      server = door;
      await new Promise<void>((resolve) => door.listen(port, resolve));
    },
    async close() {
      const closed = new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  await gateway.open();
  return gateway;
}
