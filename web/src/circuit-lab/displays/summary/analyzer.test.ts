import { Cancelled, circuit } from '@qubloom/quantum';
import { describe, expect, it, vi } from 'vitest';
import { summarizeCircuit } from './summarize-circuit.ts';
import { createAnalyzer } from './analyzer.ts';
import type { CircuitSummary, SummaryRequest } from './state-summary.ts';
import type { JobRunner, RunOptions } from '../jobs/job-runner.ts';

const requestOf = (wires: number): SummaryRequest => ({
  circuit: circuit(wires).build(),
  noise: null,
  branch: null,
  focus: [0],
});

/** Returns a runner whose jobs end when the test says so. */
function slowRunner() {
  const jobs: { readonly wires: number; readonly signal: AbortSignal; finish(): void }[] = [];
  const run = (job: { request: { circuit: SummaryRequest['circuit'] } }, options: RunOptions) =>
    new Promise<CircuitSummary>((resolve, reject) => {
      const { circuit: made } = job.request;
      options.signal.addEventListener('abort', () => reject(new Cancelled()));
      jobs.push({
        wires: made.initial.length,
        signal: options.signal,
        finish: () => void summarizeCircuit({ ...requestOf(1), circuit: made }).then(resolve),
      });
    });
  return { jobs, runner: { run, close: () => undefined } as unknown as JobRunner };
}

describe('summaries requested faster than they can be computed', () => {
  it('skip all waiting requests except the newest', async () => {
    const { jobs, runner } = slowRunner();
    const analyzer = createAnalyzer(runner);
    const first = analyzer.summarize(requestOf(1));
    const second = expect(analyzer.summarize(requestOf(2))).rejects.toThrow(Cancelled);
    const third = analyzer.summarize(requestOf(3));
    await second;
    jobs[0]?.finish();
    expect((await first).wires).toBe(1);
    await vi.waitFor(() => expect(jobs).toHaveLength(2));
    jobs[1]?.finish();
    expect((await third).wires).toBe(3);
  });

  it('stop one that has run for long when a newer one waits', async () => {
    vi.useFakeTimers();
    try {
      const { jobs, runner } = slowRunner();
      const analyzer = createAnalyzer(runner);
      const first = expect(analyzer.summarize(requestOf(1))).rejects.toThrow(Cancelled);
      const second = analyzer.summarize(requestOf(2));
      await vi.advanceTimersByTimeAsync(100);
      expect(jobs[0]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(jobs[0]?.signal.aborted).toBe(true);
      await first;
      jobs[1]?.finish();
      expect((await second).wires).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
