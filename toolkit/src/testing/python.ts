import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { createEngineCall, parsePicture, parseReport, type Picture } from '../index.ts';
import type { ReportedCircuit } from '../index.ts';

const sources = join(import.meta.dirname, '../../python');
const sitePackages = '/lib/python3.14/site-packages';

export interface Program {
  /** The printed text. */
  readonly output: string;
  readonly pictures: readonly (Picture | undefined)[];
  readonly circuits: readonly ReportedCircuit[] | undefined;
  /** The last line of the traceback; empty if there was no error. */
  readonly error: string;
}

/** The Python that the site serves, with the toolkit and the engine behind it. Each program has its own names. */
export async function startPython(): Promise<(code: string) => Program> {
  const pyodide = await loadPyodide();
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    const target = `${sitePackages}/${path}`;
    if (!path.endsWith('.py')) {
      if (!path.includes('__pycache__')) pyodide.FS.mkdirTree(target);
    } else pyodide.FS.writeFile(target, readFileSync(join(sources, path)));
  }
  let printed: string[] = [];
  let shown: string[] = [];
  pyodide.registerJsModule('_qubloom_engine', {
    call: createEngineCall(),
    show: (text: string) => shown.push(text),
  });
  pyodide.setStdout({ batched: (text) => printed.push(text) });

  return (code) => {
    printed = [];
    shown = [];
    const globals = pyodide.toPy({ __name__: '__main__' });
    let error = '';
    try {
      pyodide.runPython(code, { globals, filename: 'main.py' });
    } catch (thrown) {
      error = String(thrown).trim().split('\n').at(-1) ?? 'An error without words.';
    }
    const report = pyodide.pyimport('qubloom._lab').report(globals) as string;
    globals.destroy();
    return {
      output: printed.join('\n'),
      pictures: shown.map((text) => parsePicture(JSON.parse(text))),
      circuits: parseReport(JSON.parse(report)),
      error,
    };
  };
}
