// Runs the programs of lessons, in the Python that learners get, for the checks of the content.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import { createEngineCall } from '../../toolkit/dist/index.js';
import { programRequest } from '../dist/index.js';

const sources = fileURLToPath(new URL('../../toolkit/python/', import.meta.url));

/** Creates a `ProgramRunner` of src/check/check-programs.ts. */
export async function createProgramRunner() {
  const pyodide = await loadPyodide();
  const [sitePackages] = pyodide.runPython('import site; site.getsitepackages()').toJs();
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.py')) {
      pyodide.FS.writeFile(`${sitePackages}/${path}`, readFileSync(join(sources, path)));
    } else if (!path.includes('__pycache__')) {
      pyodide.FS.mkdirTree(`${sitePackages}/${path}`);
    }
  }
  const nothing = () => undefined;
  pyodide.registerJsModule('_qubloom_engine', { call: createEngineCall(), show: nothing });
  pyodide.setStdout({ batched: nothing });
  const lab = pyodide.pyimport('qubloom._lab');

  /** Runs a program, passes its names to `then`, and returns the last line of its traceback if it failed. */
  function run(code, then = nothing) {
    const names = pyodide.toPy({ __name__: '__main__' });
    try {
      pyodide.runPython(code, { globals: names, filename: 'main.py' });
      then(names);
      return undefined;
    } catch (error) {
      return String(error).trim().split('\n').at(-1);
    } finally {
      names.destroy();
    }
  }

  return {
    run: async (code) => run(code),
    answers: async (code, task) => {
      let answers;
      const stopped = run(code, (names) => {
        answers = JSON.parse(lab.answers(names, programRequest(task)));
      });
      if (answers?.answers) return answers;
      const returned = answers ?? task.cases.map(() => ({ kind: 'failed', sentence: stopped }));
      return { answers: returned, foreseen: null };
    },
  };
}
