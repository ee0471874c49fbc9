/** Write Python, run it in the page, and see what it does. */
import { ProgramEditor } from '../../programs/program-editor.tsx';
import { RunResult } from '../../programs/run-result.tsx';
import { CodeTools } from './code-tools.tsx';
import { useCodeLab } from './use-code-lab.ts';

export function CodeLab({ hash }: { readonly hash: string }) {
  const program = useCodeLab(hash);
  const { state } = program;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <section aria-label="Your program" className="flex min-w-0 flex-col gap-3">
        {state.isFromLink && (
          <p className="rounded-control border border-line bg-points-soft px-4 py-3 text-points-ink">
            This program came with a link, so somebody else may have written it. Read it first. It
            only runs when you press Run.
          </p>
        )}
        <ProgramEditor program={program}>
          <CodeTools program={program} />
        </ProgramEditor>
      </section>
      <section aria-label="What it does" className="flex min-w-0 flex-col gap-3">
        <RunResult state={state} />
      </section>
    </div>
  );
}
