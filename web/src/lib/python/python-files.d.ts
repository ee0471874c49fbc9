/** Written by the build (`web/build/python/python-files.ts`). */
declare module 'virtual:python-files' {
  interface PythonFile {
    readonly url: string;
    /** Size when unpacked. */
    readonly bytes: number;
  }
  export const pythonFiles: Readonly<
    Record<'frame' | 'worker' | 'wasm' | 'library' | 'toolkit', PythonFile>
  >;
}
