/**
 * Builds the files of Python in the page, which are below `/python/` and have hashes in their names.
 * `virtual:python-files` tells the page their addresses and sizes.
 */
import { readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compiledLibraries } from './compiled-libraries.ts';
import { pyodide } from './places.mjs';
import { frameDocument, workerScript } from './scripts.ts';
import { endingsOf, kept, keptFolder, removeAllKeptBut, type KeptFile } from './kept-files.ts';

type Files = Record<'frame' | 'worker' | 'wasm' | 'library' | 'toolkit', KeptFile>;

const virtual = 'virtual:python-files';
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  wasm: 'application/wasm',
  zip: 'application/zip',
};

export function pythonFiles(): Plugin {
  let building: Promise<Files> | undefined;
  const files = () => (building ??= build());
  return {
    name: 'python-files',
    // The build of these files runs at the same time as everything else, because it takes longest.
    buildStart: () => void files().catch(() => undefined),
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load: async (id) =>
      id === `\0${virtual}`
        ? `export const pythonFiles = ${JSON.stringify(await addresses())}`
        : null,
    async writeBundle({ dir = 'dist' }) {
      const names = Object.values(await files()).flatMap(({ name }) => endingsOf(name));
      await mkdir(join(dir, 'python'), { recursive: true });
      await Promise.all(names.map((name) => cp(join(keptFolder, name), join(dir, 'python', name))));
    },
    /** In development, the frame has no policy of its own. Only its `sandbox` attribute protects the page. */
    configureServer({ middlewares }) {
      middlewares.use('/python/', (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        void files().then((all) => {
          if (!Object.values(all).some((file) => file.name === name)) return next();
          response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain');
          response.setHeader('cross-origin-embedder-policy', 'require-corp');
          response.end(readFileSync(join(keptFolder, name)));
        }, next);
      });
    },
  };

  async function addresses() {
    const entries = Object.entries(await files());
    return Object.fromEntries(
      entries.map(([part, { name, bytes }]) => [part, { url: `/python/${name}`, bytes }]),
    );
  }
}

async function build(): Promise<Files> {
  const [libraries, worker, frame] = await Promise.all([
    compiledLibraries(),
    workerScript(),
    frameDocument(),
  ]);
  const [keptFrame, keptWorker, wasm, library, toolkit] = await Promise.all([
    kept('frame.html', frame),
    kept('worker.js', worker),
    kept('python.wasm', readFileSync(join(pyodide, 'pyodide.asm.wasm'))),
    kept('library.zip', libraries.library),
    kept('toolkit.zip', libraries.toolkit),
  ]);
  const all = { frame: keptFrame, worker: keptWorker, wasm, library, toolkit };
  await removeAllKeptBut(Object.values(all));
  return all;
}
