import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { TextProblem } from './read-text.ts';

export interface CodeFieldHandle {
  /** Moves the cursor to a position in the text. Lines and columns count from 1. */
  readonly goTo: (line: number, column: number) => void;
}

export interface CodeFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly problems: readonly TextProblem[];
  readonly describedBy?: string;
  readonly handle: Ref<CodeFieldHandle>;
}

/** Pixels of a line. */
const lineHeight = 24;
const padding = 8;
/** Longer texts show no line numbers or marks, because these would cost more than they help. */
const maxNumberedLines = 5000;

/** A text field with numbered lines; lines with a problem are marked. */
export function CodeField({ label, text, onText, problems, describedBy, handle }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [scroll, setScroll] = useState(0);
  const lines = text.split('\n').length;
  const wrong = new Set(problems.flatMap(({ position }) => (position ? [position.line] : [])));
  useImperativeHandle(
    handle,
    () => ({
      goTo(line, column) {
        const element = field.current;
        if (!element) return;
        const { start, end } = wordAt(element.value, line, column);
        element.focus();
        element.setSelectionRange(start, end);
        element.scrollTop = Math.max(0, (line - 3) * lineHeight);
      },
    }),
    [],
  );
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative overflow-hidden rounded-control border-[1.5px] border-control bg-surface focus-within:border-action">
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-0 font-mono text-sm text-ink-soft"
          style={{ transform: `translateY(${padding - scroll}px)` }}
        >
          {lines <= maxNumberedLines && (
            <>
              {[...wrong].map((line) => (
                <span
                  key={line}
                  className="absolute inset-x-0 border-l-4 border-bad bg-bad-soft"
                  style={{ top: (line - 1) * lineHeight, height: lineHeight }}
                />
              ))}
              <pre
                className="absolute left-0 w-10 pr-1 text-right"
                style={{ lineHeight: `${lineHeight}px` }}
              >
                {Array.from({ length: lines }, (_, i) => i + 1).join('\n')}
              </pre>
            </>
          )}
        </div>
        <textarea
          ref={field}
          id={id}
          value={text}
          wrap="off"
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={problems.length > 0}
          aria-describedby={describedBy}
          placeholder={
            'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\ncx q[0], q[1];'
          }
          onChange={(event) => onText(event.currentTarget.value)}
          onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
          className="relative block w-full resize-y bg-transparent pr-2 pl-12 font-mono text-sm text-ink"
          style={{ lineHeight: `${lineHeight}px`, paddingBlock: padding }}
        />
      </div>
    </div>
  );
}

/** Returns the word that begins at a position, or the one character there. */
export function wordAt(
  text: string,
  line: number,
  column: number,
): { readonly start: number; readonly end: number } {
  let from = 0;
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', from);
    if (next < 0) break;
    from = next + 1;
  }
  const start = Math.min(from + column - 1, text.length);
  const word = /^(?:[\p{L}\p{N}_.]+|[^\n])/u.exec(text.slice(start, start + 60))?.[0] ?? '';
  return { start, end: start + word.length };
}
