/** A program's state: its text, Python's status, and the result of the last run. */
import type { PythonEvent, RunEnd } from '../lib/python/run-events.ts';

/** Consecutive text of one stream. */
export interface OutputPiece {
  readonly stream: 'out' | 'err';
  readonly text: string;
}

export type PythonStatus =
  /** Nothing has requested it yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading'; readonly fraction: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'missing'; readonly sentence: string; readonly isFinal?: boolean };

export type RunStatus =
  | { readonly kind: 'none' }
  /** `code` is what ran: the learner may go on writing. */
  | { readonly kind: 'running'; readonly code: string; readonly isStopping: boolean }
  | { readonly kind: 'ended'; readonly code: string; readonly end: RunEnd };

export interface ProgramState {
  readonly code: string;
  /** Not the learner's own until it is edited. */
  readonly isFromLink: boolean;
  readonly python: PythonStatus;
  readonly run: RunStatus;
  readonly output: readonly OutputPiece[];
  readonly pictures: readonly unknown[];
  /** The question that `input()` is asking; undefined if it does not wait. */
  readonly question: string | undefined;
  /** True if the program has asked before in this run. */
  readonly hasAsked: boolean;
  /** Lines for `input()` in a browser in which a program cannot wait; undefined until one needed them. */
  readonly lines: string | undefined;
}

export type ProgramAction =
  | { readonly kind: 'edit'; readonly code: string }
  | { readonly kind: 'python'; readonly status: PythonStatus }
  | { readonly kind: 'run' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'lines'; readonly lines: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'hear'; readonly events: readonly PythonEvent[] }
  | { readonly kind: 'end'; readonly end: RunEnd };

export function startState(code: string, isFromLink: boolean): ProgramState {
  return {
    code,
    isFromLink,
    python: { kind: 'waiting' },
    run: { kind: 'none' },
    output: [],
    pictures: [],
    question: undefined,
    hasAsked: false,
    lines: undefined,
  };
}

export function programReducer(state: ProgramState, action: ProgramAction): ProgramState {
  switch (action.kind) {
    case 'edit':
      return { ...state, code: action.code, isFromLink: false };
    case 'python':
      return { ...state, python: action.status };
    case 'run':
      return {
        ...state,
        run: { kind: 'running', code: state.code, isStopping: false },
        output: [],
        pictures: [],
        question: undefined,
        hasAsked: false,
      };
    case 'answer':
      return { ...state, question: undefined };
    case 'lines':
      return { ...state, lines: action.lines };
    case 'stop':
      return state.run.kind === 'running'
        ? { ...state, run: { ...state.run, isStopping: true } }
        : state;
    case 'hear':
      return action.events.reduce(withEvent, state);
    case 'end':
      return state.run.kind === 'running'
        ? {
            ...state,
            question: undefined,
            hasAsked: false,
            run: { kind: 'ended', code: state.run.code, end: action.end },
          }
        : state;
  }
}

function withEvent(state: ProgramState, event: PythonEvent): ProgramState {
  if (event.kind === 'picture') return { ...state, pictures: [...state.pictures, event.picture] };
  if (event.kind === 'ask') {
    return event.isWaiting
      ? { ...state, question: event.prompt, hasAsked: true }
      : { ...state, lines: state.lines ?? '' };
  }
  const { stream, text } = event;
  const last = state.output.at(-1);
  const output =
    last?.stream === stream
      ? [...state.output.slice(0, -1), { stream, text: last.text + text }]
      : [...state.output, { stream, text }];
  return { ...state, output };
}
