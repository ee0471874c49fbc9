/** Events of a running program, for the page. */
export type PythonEvent =
  | { readonly kind: 'output'; readonly stream: 'out' | 'err'; readonly text: string }
  /** `input()` waits for a line. In a browser in which programs cannot wait, it found no prepared line. */
  | { readonly kind: 'ask'; readonly prompt: string; readonly isWaiting: boolean }
  /** Unchecked data from the program. The page checks it by the toolkit's schema. */
  | { readonly kind: 'picture'; readonly picture: unknown };

export type RunEnd =
  | {
      readonly kind: 'done';
      readonly report: unknown;
      /** The function's results for the requested cases, as the program reports them. */
      readonly answers: unknown;
    }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** Line of the learner's own code, from 1. */
      readonly line?: number;
      readonly traceback: string;
      readonly report: unknown;
    };
