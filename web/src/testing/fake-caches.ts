/** The part of the browser's caches that our code uses, which jsdom and Node lack. */
import { vi } from 'vitest';

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost:3000');

class FakeCache {
  readonly #answers = new Map<string, Response>();

  match = (request: RequestInfo | URL) =>
    Promise.resolve(this.#answers.get(addressOf(request).pathname)?.clone());
  put = (request: RequestInfo | URL, response: Response) =>
    Promise.resolve(void this.#answers.set(addressOf(request).pathname, response));
  delete = (request: RequestInfo | URL) =>
    Promise.resolve(this.#answers.delete(addressOf(request).pathname));
  keys = () =>
    Promise.resolve([...this.#answers.keys()].map((path) => new Request(addressOf(path))));
}

export function fakeCaches() {
  const byName = new Map<string, FakeCache>();
  const storage = {
    open: (name: string) => {
      const cache = byName.get(name) ?? new FakeCache();
      byName.set(name, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...byName.keys()]),
    delete: (name: string) => Promise.resolve(byName.delete(name)),
  };
  vi.stubGlobal('caches', storage);
  return storage;
}
