/** Builds `service-worker.js` after all other files, because it contains their names. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { browserTargets } from './browser-targets.ts';

/** Folders whose files have a hash in their names. */
const hashedFolders = ['assets', 'python'];

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // `closeBundle` also runs after a failed build, and would then report its own error instead of the first one.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => buildWorker(folder),
    },
  };
}

async function buildWorker(folder: string): Promise<void> {
  const files = hashedFolders.flatMap((name) => filesBelow(folder, name)).sort();
  const shell = readFileSync(join(folder, 'app.html'), 'utf8');
  const mainScript = /<script type="module"[^>]* src="([^"]+)"/.exec(shell)?.[1];
  if (!mainScript) throw new Error('app.html has no script');
  const id = createHash('sha256').update(files.join()).update(shell).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.BUILD': JSON.stringify({ id, mainScript, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browserTargets,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const filesBelow = (folder: string, name: string): string[] =>
  existsSync(join(folder, name))
    ? readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => join(parentPath, file).slice(folder.length))
    : [];
