/** A program's text with its buttons and Python's loading state. */
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { AnswerLine } from './answer-line.tsx';
import { CodeEditor } from './code-editor.tsx';
import type { ProgramState } from './program-state.ts';
import { PythonState } from './python-state.tsx';
import { RunButton } from './run-button.tsx';
import type { Program } from './use-program.ts';

export interface ProgramEditorProps {
  readonly program: Program;
  readonly label?: string | undefined;
  /** Lines that are visible without scrolling. */
  readonly rows?: number | undefined;
  /** True on a page on which much may be above the text: on a phone, the buttons stay above the bar at the bottom. */
  readonly hasButtonsInSight?: boolean | undefined;
  /** More buttons, after Run. */
  readonly children?: ReactNode;
}

export function ProgramEditor(props: ProgramEditorProps) {
  const { program, label, rows, hasButtonsInSight = false, children } = props;
  const { state, edit, run, load } = program;
  const runButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <CodeEditor
        label={label}
        rows={rows}
        code={state.code}
        errorLine={errorLineOf(state)}
        onChange={edit}
        onRun={() => void run()}
      />
      <div
        className={clsx(
          'flex flex-wrap items-center gap-3',
          hasButtonsInSight &&
            'compact:sticky compact:bottom-[var(--shell-bottom,0px)] compact:z-10 compact:bg-ground compact:py-2',
        )}
      >
        <RunButton ref={runButton} program={program} onRun={() => void run()} />
        {children}
        <PythonState status={state.python} onTryAgain={load} />
      </div>
      <AnswerLine program={program} focusAfter={runButton} />
    </>
  );
}

/** Returns undefined if the text has changed since the run. */
function errorLineOf({ code, run }: ProgramState): number | undefined {
  return run.kind === 'ended' && run.end.kind === 'failed' && run.code === code
    ? run.end.line
    : undefined;
}
