import { useEffect, useReducer, useState } from 'react';
import { codeLabReducer, startState, type CodeLabState } from './code-lab-state.ts';
import { codeOfHash } from './code-link.ts';
import { openPythonSession, type PythonSession } from './python-session.ts';
import { startProgram } from './start-program.ts';

export interface CodeLab {
  readonly state: CodeLabState;
  readonly edit: (code: string) => void;
  readonly run: () => void;
  readonly stop: () => void;
  readonly loadAgain: () => void;
}

/** @param hash Of the page's address: it may bring a program, which then waits for Run. */
export function useCodeLab(hash: string): CodeLab {
  const [state, dispatch] = useReducer(codeLabReducer, hash, (linked) => {
    const code = codeOfHash(linked);
    return startState(code ?? startProgram, code !== null);
  });
  const [python, setPython] = useState<PythonSession | null>(null);

  useEffect(() => {
    const session = openPythonSession(dispatch);
    setPython(session);
    void session.load();
    return () => session.close();
  }, []);

  const isRunning = state.run.kind === 'running';
  return {
    state,
    edit: (code) => dispatch({ kind: 'edit', code }),
    run: () => {
      if (!isRunning) void python?.run(state.code);
    },
    stop: () => python?.stop(),
    loadAgain: () => void python?.load(),
  };
}
