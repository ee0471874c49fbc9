import { createContext, use, useEffect, useReducer, useRef, useState } from 'react';
import { programReducer, startState, type ProgramState } from './program-state.ts';
import { openPythonSession, type OpenPython, type PythonSession } from './python-session.ts';
import type { RunEnd } from '../lib/python/run-events.ts';

export interface Program {
  readonly state: ProgramState;
  /** True if `run` and `load` are available. They are not before the first rendering, or while the page is hidden. */
  readonly isOpen: boolean;
  readonly edit: (code: string) => void;
  /**
   * Returns undefined if the program is already running, or if `isOpen` is false.
   *
   * @param request The cases of a task, as `programRequest` writes them.
   */
  readonly run: (request?: string) => Promise<RunEnd> | undefined;
  /** Passes the line that `input()` waits for. */
  readonly answer: (text: string) => void;
  /** Sets the lines that `input()` reads in a browser in which a program cannot wait. */
  readonly writeLines: (lines: string) => void;
  readonly stop: () => void;
  /** Loads Python before the first run. */
  readonly load: () => void;
}

export interface ProgramStart {
  readonly code: string;
  readonly isFromLink?: boolean;
  /** Loads Python now, and not with the first run. */
  readonly loadsAtOnce?: boolean;
}

/** Opens the Python in which programs run. Tests provide a replacement. */
export const OpenPythonContext = createContext<OpenPython>(async () =>
  (await import('./borrow-python.ts')).borrowPython(),
);

/** A program that can be changed and run. */
export function useProgram(start: ProgramStart): Program {
  const { code, isFromLink = false, loadsAtOnce = false } = start;
  const [state, dispatch] = useReducer(programReducer, null, () => startState(code, isFromLink));
  const [python, setPython] = useState<PythonSession | null>(null);
  const openPython = use(OpenPythonContext);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    const session = openPythonSession(openPython, dispatch);
    setPython(session);
    if (loadsAtOnce) void session.load();
    return () => {
      session.close();
      setPython(null);
    };
  }, [openPython, loadsAtOnce]);
  const isRunning = state.run.kind === 'running';
  return {
    state,
    isOpen: python !== null,
    edit: (text) => dispatch({ kind: 'edit', code: text }),
    run: (request) => {
      if (isRunning || !python) return undefined;
      controller.current = new AbortController();
      const { signal } = controller.current;
      return python.run(
        {
          code: state.code,
          ...(request !== undefined && { request }),
          ...(state.lines && { lines: state.lines.split('\n') }),
        },
        { signal },
      );
    },
    answer: (text) => python?.answer(text),
    writeLines: (lines) => dispatch({ kind: 'lines', lines }),
    stop: () => controller.current?.abort(),
    load: () => void python?.load(),
  };
}
