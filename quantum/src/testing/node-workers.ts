import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import type { WorkerLike } from '../kernels/worker-port.ts';

/*
 * Workers for tests: Node's worker threads, which run the sources themselves. Node does not read TypeScript, so the
 * types are removed from the modules that a worker loads, in a temporary folder.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

export interface KernelWorkers {
  /** Creates a worker in which `serveKernels` has been called. */
  readonly createWorker: () => WorkerLike;
  /** Creates a worker that the system delays for a while, just after it said that it joined. */
  readonly createLateWorker: () => WorkerLike;
  readonly remove: () => Promise<void>;
}

export async function kernelWorkers(): Promise<KernelWorkers> {
  const folder = await mkdtemp(join(tmpdir(), 'quantum-workers-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await strip(resolve(root, 'kernels/kernel-worker.ts'), folder, new Set());
  const entry = join(folder, 'entry.js');
  await writeFile(
    entry,
    `import { parentPort, workerData } from 'node:worker_threads';
import { serveKernels } from '${pathToFileURL(join(folder, 'kernels/kernel-worker.js')).href}';
serveKernels({
  postMessage(message, transfer) {
    parentPort.postMessage(message, transfer);
    if (message.kind === 'joined') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData);
  },
  addEventListener: (type, listener) => parentPort.on(type, (data) => listener({ data })),
});
`,
  );
  return {
    createWorker: () => workerLike(new Worker(entry, { workerData: 0 })),
    createLateWorker: () => workerLike(new Worker(entry, { workerData: 300 })),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Makes a worker thread look like a browser's worker. */
function workerLike(worker: Worker): WorkerLike {
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    addEventListener(type, listener) {
      if (type === 'error') worker.on(type, (error: Error) => listener({ message: error.message }));
      else worker.on(type, (data: unknown) => listener({ data }));
    },
    terminate: () => void worker.terminate(),
  };
}

async function strip(file: string, folder: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const { outputText } = ts.transpileModule(await readFile(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  const target = join(folder, relative(root, file)).replace(/\.ts$/, '.js');
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, outputText);
  const imports = outputText.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g);
  for (const [, path] of imports) await strip(`${resolve(dirname(file), path)}.ts`, folder, seen);
}
