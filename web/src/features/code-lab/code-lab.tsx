/** Write Python, run it in the page, and see what it does. */
import { Play, Square } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { CodeEditor } from './components/code-editor.tsx';
import { PythonState } from './components/python-state.tsx';
import { RunResult } from './components/run-result.tsx';
import { useCodeLab } from './use-code-lab.ts';

export function CodeLab({ hash }: { readonly hash: string }) {
  const { state, edit, run, stop, loadAgain } = useCodeLab(hash);
  const { run: status } = state;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section aria-label="Your program" className="flex min-w-0 flex-col gap-3">
        {state.isFromLink && (
          <p className="rounded-control border border-line bg-points-soft px-4 py-3 text-points-ink">
            This program came with a link, so somebody else may have written it. Read it first. It
            only runs when you press Run.
          </p>
        )}
        <CodeEditor code={state.code} onChange={edit} onRun={run} />
        <div className="flex flex-wrap items-center gap-3">
          {status.kind === 'running' ? (
            <Button variant="danger" busy={status.isStopping} onClick={stop}>
              {!status.isStopping && <Square aria-hidden="true" />}
              Stop
            </Button>
          ) : (
            <Button onClick={run}>
              <Play aria-hidden="true" />
              Run
            </Button>
          )}
          <PythonState status={state.python} onTryAgain={loadAgain} />
        </div>
      </section>
      <section aria-label="What it does" className="flex min-w-0 flex-col gap-3">
        <RunResult state={state} />
      </section>
    </div>
  );
}
