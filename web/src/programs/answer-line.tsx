import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusHere } from '../lib/browser/bring-into-view.ts';
import { maxAnswerLength } from '../lib/python/answer-length.ts';
import { Button } from '../ui/controls/button.tsx';
import type { Program } from './use-program.ts';

const field =
  'min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-control bg-surface px-3 py-2 font-mono text-base';

export interface AnswerLineProps {
  readonly program: Program;
  /** Gets the focus if the line disappears while focused: the button that runs the program again. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The input for `input()`: a line while the program waits, or prepared lines if it cannot wait. */
export function AnswerLine({ program, focusAfter }: AnswerLineProps) {
  const { state } = program;
  if (state.hasAsked) return <WaitingLine program={program} focusAfter={focusAfter} />;
  return state.lines === undefined ? null : <PreparedLines program={program} />;
}

function WaitingLine({ program: { state, answer }, focusAfter }: AnswerLineProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { question } = state;
  const isWaiting = question !== undefined;
  useEffect(() => {
    // The run has just begun to scroll to its output.
    if (isWaiting && line.current) focusHere(line.current);
  }, [isWaiting]);
  useLayoutEffect(() => {
    const here = form.current;
    return () => {
      const hadFocus = here?.contains(document.activeElement) === true;
      if (hadFocus) queueMicrotask(() => focusOn(focusAfter));
    };
  }, [focusAfter]);
  return (
    <form
      ref={form}
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) return;
        setText('');
        answer(text);
      }}
    >
      <label htmlFor={id} className="text-sm font-medium break-words">
        {question?.trim() || 'Your answer to the program'}
      </label>
      <div className="flex gap-2">
        <input
          ref={line}
          id={id}
          className={field}
          value={text}
          readOnly={!isWaiting}
          maxLength={maxAnswerLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Enter</Button>
      </div>
    </form>
  );
}

function PreparedLines({ program: { state, writeLines } }: { readonly program: Program }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        Answers for input(), one per line
      </label>
      <textarea
        id={id}
        rows={3}
        className={field}
        value={state.lines}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => writeLines(event.target.value)}
      />
    </div>
  );
}

function focusOn({ current }: RefObject<HTMLElement | null>): void {
  current?.focus();
}
