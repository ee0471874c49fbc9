import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Finds a port that is free on all addresses of this machine, because `localhost` may be any of them. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
