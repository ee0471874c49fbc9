/** Builds the two scripts of Python in the page. Each is one file, because it may not request anything from a host. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserTargets } from '../browser-targets.ts';

const sources = join(import.meta.dirname, '../../src/lib/python');

/** Builds a classic script, because browsers start no module worker from a blob in a frame without an origin. */
export const workerScript = () => bundle(join(sources, 'worker/worker-entry.ts'));

/** Builds the frame's document. The server computes the hash of the script in it for the policy. */
export async function frameDocument(): Promise<string> {
  const script = await bundle(join(sources, 'frame/frame-entry.ts'));
  if (script.includes('</script')) throw new Error('The frame’s script would end too early');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Python</title><script>${script}</script></html>\n`;
}

async function bundle(entry: string): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    define: {
      // Pyodide would look for its files at this address, but it gets them from the page.
      'import.meta.url': JSON.stringify('https://python.invalid/'),
    },
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: {
      write: false,
      copyPublicDir: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // These are imported only in Node.
        external: [/^node:/, 'ws'],
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = outputs.output.filter((output) => output.type === 'chunk');
  if (!script || others.length > 0) throw new Error(`${entry} is not one script`);
  return script.code;
}
