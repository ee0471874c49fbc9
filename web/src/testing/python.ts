/** Python with the toolkit, as it runs in the page, but in the process of the test. */
import { createEngineCall, parseReport, type ReportedCircuit } from '@qubloom/toolkit';
import { loadPyodide } from 'pyodide';

const sources = import.meta.glob<string>('../../../toolkit/python/qubloom/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sitePackages = '/lib/python3.14/site-packages';

export interface RunOfTest {
  readonly output: string;
  /** The last line of the traceback; empty if there was no error. */
  readonly error: string;
  readonly pictures: number;
  readonly circuits: readonly ReportedCircuit[];
}

/** Each program has names of its own. */
export async function startPython(): Promise<(code: string) => RunOfTest> {
  const python = await loadPyodide();
  for (const [path, text] of Object.entries(sources)) {
    const target = `${sitePackages}/${path.split('/toolkit/python/')[1] ?? ''}`;
    python.FS.mkdirTree(target.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(target, text);
  }
  let output = '';
  let pictures = 0;
  python.registerJsModule('_qubloom_engine', {
    call: createEngineCall(),
    show: () => void (pictures += 1),
  });
  python.setStdout({ batched: (text) => void (output += `${text}\n`) });
  const { report } = python.pyimport('qubloom._lab') as { report: (names: unknown) => string };
  return (code) => {
    output = '';
    pictures = 0;
    let error = '';
    const names = python.toPy({ __name__: '__main__' });
    try {
      python.runPython(code, { globals: names, filename: 'main.py' });
    } catch (thrown) {
      error = String(thrown).trim().split('\n').at(-1) ?? 'An error without words.';
    }
    const circuits = parseReport(JSON.parse(report(names))) ?? [];
    names.destroy();
    return { output, error, pictures, circuits };
  };
}
