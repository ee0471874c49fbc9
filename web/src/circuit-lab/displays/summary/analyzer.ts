/** Summarizes circuits one at a time. Only the newest waiting request is kept. */
import { Cancelled } from '@qubloom/quantum';
import type { CircuitSummary, SummaryRequest } from './state-summary.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

export interface Analyzer {
  /** Rejects with `Cancelled` if a newer request replaces this one. */
  summarize(request: SummaryRequest, onProgress?: (part: number) => void): Promise<CircuitSummary>;
  cancel(): void;
}

/**
 * Milliseconds that a summary may continue while a newer one waits. Stopping it at once would show nothing while an
 * angle is being dragged or the time is playing.
 */
const supersededTimeout = 250;

interface Waiting {
  readonly request: SummaryRequest;
  readonly onProgress: ((part: number) => void) | undefined;
  readonly resolve: (summary: CircuitSummary) => void;
  readonly reject: (reason: unknown) => void;
}

export function createAnalyzer(runner: JobRunner): Analyzer {
  let waiting: Waiting | undefined;
  let running: { readonly since: number; readonly abort: AbortController } | undefined;

  async function work(): Promise<void> {
    while (waiting) {
      const { request, onProgress, resolve, reject } = waiting;
      waiting = undefined;
      const abort = new AbortController();
      running = { since: performance.now(), abort };
      try {
        const options = { signal: abort.signal, ...(onProgress && { onProgress }) };
        const summary = await runner.run({ kind: 'summary', request }, options);
        if (abort.signal.aborted) throw new Cancelled();
        resolve(summary);
      } catch (reason) {
        reject(reason);
      }
    }
    running = undefined;
  }

  return {
    summarize(request, onProgress) {
      waiting?.reject(new Cancelled());
      const summary = new Promise<CircuitSummary>((resolve, reject) => {
        waiting = { request, onProgress, resolve, reject };
      });
      if (running) {
        const { since, abort } = running;
        const left = Math.max(0, since + supersededTimeout - performance.now());
        setTimeout(() => abort.abort(), left);
      } else {
        void work();
      }
      return summary;
    },
    cancel() {
      waiting?.reject(new Cancelled());
      waiting = undefined;
      running?.abort.abort();
    },
  };
}
