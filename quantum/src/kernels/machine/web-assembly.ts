/*
 * The used part of the WebAssembly interface. It belongs to the host, not to the language, so this package is compiled
 * without its types.
 */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
  grow(pages: number): number;
}

interface WasmNamespace {
  readonly Memory: new (size: {
    initial: number;
    maximum?: number;
    shared?: boolean;
  }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: object };
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(module: WasmModule, imports: object): Promise<{ readonly exports: object }>;
}

/** Compiled code. Workers receive it by message and need not compile it again. */
export interface WasmModule {
  readonly [Symbol.toStringTag]?: string;
}

declare const WebAssembly: WasmNamespace;

/** Undefined if the host has none, or forbids it. */
export const webAssembly: WasmNamespace | undefined =
  typeof WebAssembly === 'undefined' ? undefined : WebAssembly;

export const PAGE_BYTES = 65536;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base 64. It takes a few microseconds for the data in this package. */
export function bytesOfBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length = text.endsWith('==')
    ? text.length - 2
    : text.endsWith('=')
      ? text.length - 1
      : text.length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let held = 0;
  let next = 0;
  for (let i = 0; i < length; i++) {
    bits = (bits << 6) | values[text.charCodeAt(i)];
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[next++] = bits >>> held;
  }
  return bytes;
}
