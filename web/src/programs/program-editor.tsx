/** A program's text with its buttons and Python's loading state. */
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
  /** More buttons, after Run. */
  readonly children?: ReactNode;
}

export function ProgramEditor({ program, label, rows, children }: ProgramEditorProps) {
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
      <div className="flex flex-wrap items-center gap-3">
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
