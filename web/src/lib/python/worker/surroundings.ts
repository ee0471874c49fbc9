/** The environment that Python finds in the worker: its own two files, limited memory, and no network. */

import type { WorkerStart } from '../messages.ts';

/** A program that needs more gets a MemoryError. */
const maxMemoryBytes = 256 * 1024 * 1024;
const pageBytes = 65_536;

/** Starts Python with its compiled code and its library instead of fetching them. */
export async function closedIn<Python>(
  module: WebAssembly.Module,
  library: WorkerStart['library'],
  start: () => Promise<Python>,
): Promise<Python> {
  limitMemory();
  // Pyodide requests exactly two files: its library and its compiled code.
  globalThis.fetch = (address) =>
    String(address).endsWith('/python_stdlib.zip')
      ? Promise.resolve(new Response(library))
      : Promise.resolve(new Response());
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await start();
  } finally {
    globalThis.fetch = () => Promise.reject(new TypeError('Programs here cannot use the network.'));
  }
}

function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxMemoryBytes) throw new RangeError('full');
    return grow.call(this, pages);
  };
}
