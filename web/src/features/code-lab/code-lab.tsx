/** Write Python, run it in the page, and see what it does. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ResumeLink } from '../../product/courses/resume-link.tsx';
import { pageUsed } from '../../lib/code-loading/page-used.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { inTurn } from '../../lib/code-loading/when-idle.ts';
import { ProgramEditor, type ProgramEditorProps } from '../../programs/program-editor.tsx';
import { StillCode } from '../../programs/code-editor.tsx';
import { RunResult } from '../../programs/run-result.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOpenProgram } from './open-program.ts';
import { CodeTools } from './code-tools.tsx';
import { startProgram } from './start-program.ts';
import { useCodeLab } from './use-code-lab.ts';
import { useDrawnPrograms } from './views/use-drawn-programs.ts';
import { ViewChooser } from './views/view-chooser.tsx';
import type { ProgramView, ProgramViewProps } from './views/program-view.ts';

export interface CodeLabProps {
  /** The hash of the page's address, which may hold a program. */
  readonly hash: string;
  readonly views: readonly ProgramView[];
}

/** Only the browser knows which program is open. Prerendering uses a newcomer's program. */
export function CodeLab({ hash, views }: CodeLabProps) {
  const isInBrowser = useIsInBrowser();
  const { isAsking } = useOpenProgram(useAuth().user?.id);
  // A different link brings a different program.
  return isInBrowser && !isAsking ? (
    <OpenCodeLab key={hash} hash={hash} views={views} />
  ) : (
    <DrawnCodeLab views={views} />
  );
}

function OpenCodeLab({ hash, views }: CodeLabProps) {
  const program = useCodeLab(hash);
  return (
    <CodeBench program={program} views={views} tools={<CodeTools program={program} />}>
      {program.state.isFromLink && <SharedProgramNote />}
      {program.name !== undefined && (
        <p className="min-w-0 break-words text-ink-soft">
          Program: <strong className="text-ink">{program.name}</strong>
        </p>
      )}
    </CodeBench>
  );
}

export interface CodeBenchProps extends Pick<ProgramEditorProps, 'hasButtonsInSight'> {
  readonly program: ProgramViewProps['program'];
  readonly views: readonly ProgramView[];
  /** Buttons after Run. */
  readonly tools: ReactNode;
  /** Shown above the text. */
  readonly children?: ReactNode;
}

/** A program in all its views, with its results, wherever it is saved. */
export function CodeBench({ program, views, children, ...buttons }: CodeBenchProps) {
  const [view, setView] = useState<ProgramView>();
  const drawn = useDrawnPrograms();
  const isReady = program.state.python.kind === 'ready';
  useEffect(() => {
    const used = pageUsed();
    // A part that was loaded once works without a network. One at a time, because all at once would block a
    // phone.
    const parts = views.map(({ Panel }) => Panel.preload);
    return isReady ? inTurn([() => used, ...parts]) : undefined;
  }, [isReady, views]);
  return (
    <Workbench chooser={<ViewChooser views={views} chosen={view} onChoose={setView} />}>
      {view && (
        <section aria-label={view.label} className="min-w-0 lg:col-span-2 sm:low:col-span-2">
          <Suspense fallback={<Spinner label="Opening..." />}>
            <view.Panel program={program} drawn={drawn} onClose={() => setView(undefined)} />
          </Suspense>
        </section>
      )}
      {!view?.isFullPage && (
        <TextAndResult program={program} {...buttons}>
          {children}
        </TextAndResult>
      )}
    </Workbench>
  );
}

const nothing = () => undefined;

function DrawnCodeLab({ views }: Pick<CodeLabProps, 'views'>) {
  return (
    <Workbench chooser={<ViewChooser views={views} chosen={undefined} onChoose={nothing} />}>
      <section aria-label="Your program" className="min-w-0">
        <StillCode code={startProgram} />
      </section>
    </Workbench>
  );
}

function Workbench({
  chooser,
  children,
}: {
  readonly chooser: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 sm:low:grid-cols-2 sm:low:gap-4">
      <div className="lg:col-span-2 sm:low:col-span-2">{chooser}</div>
      {children}
    </div>
  );
}

function TextAndResult({
  program,
  tools,
  hasButtonsInSight,
  children,
}: Omit<CodeBenchProps, 'views'>) {
  return (
    <>
      <section aria-label="Your program" className="flex min-w-0 flex-col gap-3">
        {children}
        <ProgramEditor program={program} hasButtonsInSight={hasButtonsInSight}>
          {tools}
        </ProgramEditor>
      </section>
      <section aria-label="What it does" className="flex min-w-0 flex-col gap-3">
        <RunResult state={program.state} />
      </section>
    </>
  );
}

/** A visitor may know nothing of this site but the link, so this leads on. */
function SharedProgramNote() {
  return (
    <div className="rounded-control border border-line bg-points-soft px-4 py-3 text-points-ink">
      <p>
        This program came with a link, so somebody else may have written it. Read it first. It only
        runs when you press Run.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink to="/code-lab" hash="" variant="secondary" size="small">
          Open Your Own Program
        </ButtonLink>
        <ResumeLink variant="secondary" size="small" />
      </div>
    </div>
  );
}
