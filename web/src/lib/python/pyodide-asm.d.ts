/** Pyodide's own module for its WebAssembly, which its package exports without types. */
declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide';
  type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Options['createPyodideModule']>;
  export default createPyodideModule;
}
