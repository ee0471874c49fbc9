/** Programs made of blocks. They generate Python, which is shown beside them and runs like any other program. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AnswerLine } from '../answer-line.tsx';
import { PythonState } from '../python-state.tsx';
import { RunButton } from '../run-button.tsx';
import { RunResult } from '../run-result.tsx';
import { useProgram } from '../use-program.ts';
import type { BlocksAction } from './blocks-state.ts';
import { Builder } from './builder.tsx';
import { ContinueInPython } from './continue-in-python.tsx';
import type { Problem } from './model/checks.ts';
import { pythonOf, textOf } from './model/python.ts';
import { PythonLines } from './python-lines.tsx';
import { useBlocks } from './use-blocks.ts';

export interface BlocksLabProps {
  readonly learner: number | undefined;
  /** Returns true if this program would replace one of the learner's own. */
  readonly replacesProgram: (code: string) => boolean;
  readonly onContinue: (code: string) => void;
}

export function BlocksLab({ learner, replacesProgram, onContinue }: BlocksLabProps) {
  const [state, dispatch] = useBlocks(learner);
  const [selected, setSelected] = useState<string>();
  const [refusal, setRefusal] = useState<Problem>();
  const python = pythonOf(state.stacks);
  const { lines, problem } = python;
  const code = textOf(python);
  const program = useProgram({ code, loadsAtOnce: true });
  const edit = useEffectEvent(program.edit);
  useEffect(() => edit(code), [code]);
  const runButton = useRef<HTMLButtonElement>(null);
  const act = (action: BlocksAction) => {
    setRefusal(undefined);
    dispatch(action);
  };
  const run = () => {
    // A new object, so that a second press highlights the block again.
    setRefusal(problem && { ...problem });
    if (!problem) void program.run();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:low:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:low:gap-4">
      <section aria-label="Your blocks" className="flex min-w-0 flex-col gap-3">
        {refusal && (
          <p role="alert" className="rounded-control bg-bad-soft px-4 py-3 text-bad-ink">
            {refusal.sentence}
          </p>
        )}
        <Builder
          state={state}
          dispatch={act}
          onSelect={setSelected}
          run={<RunButton ref={runButton} program={program} onRun={run} />}
          pointAt={refusal}
        />
        <div className="flex flex-wrap items-center gap-3">
          {lines.length > 0 && (
            <ContinueInPython asks={replacesProgram(code)} onContinue={() => onContinue(code)} />
          )}
          <PythonState status={program.state.python} onTryAgain={program.load} />
        </div>
        <AnswerLine program={program} focusAfter={runButton} />
      </section>
      <div className="flex min-w-0 flex-col gap-6">
        {/* On a phone what came of it is nearer to the hand than how it is written. */}
        <section
          aria-label="What they do"
          className="flex min-w-0 flex-col gap-3 empty:hidden lg:order-1"
        >
          {program.state.run.kind !== 'none' && <RunResult state={program.state} />}
        </section>
        <PythonLines lines={lines} selected={selected} />
      </div>
    </div>
  );
}
