import { Cancelled, circuit } from '@qubloom/quantum';
import { describe, expect, it, vi } from 'vitest';
import { readCircuit } from './read-circuit.ts';
import { createReader } from './reader.ts';
import type { Reading, ReadingRequest } from './reading.ts';
import type { Workshop, WorkshopOptions } from './workshop.ts';

const requestOf = (wires: number): ReadingRequest => ({
  circuit: circuit(wires).build(),
  noise: null,
  way: null,
  focus: [0],
});

/** A workshop whose jobs end when the test says so. */
function slowWorkshop() {
  const jobs: { readonly wires: number; readonly signal: AbortSignal; finish(): void }[] = [];
  const run = (
    job: { request: { circuit: ReadingRequest['circuit'] } },
    options: WorkshopOptions,
  ) =>
    new Promise<Reading>((resolve, reject) => {
      const { circuit: made } = job.request;
      options.signal.addEventListener('abort', () => reject(new Cancelled()));
      jobs.push({
        wires: made.initial.length,
        signal: options.signal,
        finish: () => void readCircuit({ ...requestOf(1), circuit: made }).then(resolve),
      });
    });
  return { jobs, workshop: { run, close: () => undefined } as unknown as Workshop };
}

describe('readings that come quicker than they can be worked out', () => {
  it('leave out all that wait but the newest', async () => {
    const { jobs, workshop } = slowWorkshop();
    const reader = createReader(workshop);
    const first = reader.read(requestOf(1));
    const second = expect(reader.read(requestOf(2))).rejects.toThrow(Cancelled);
    const third = reader.read(requestOf(3));
    await second;
    jobs[0]?.finish();
    expect((await first).wires).toBe(1);
    await vi.waitFor(() => expect(jobs).toHaveLength(2));
    jobs[1]?.finish();
    expect((await third).wires).toBe(3);
  });

  it('stop one that goes on for long when a newer one waits', async () => {
    vi.useFakeTimers();
    try {
      const { jobs, workshop } = slowWorkshop();
      const reader = createReader(workshop);
      const first = expect(reader.read(requestOf(1))).rejects.toThrow(Cancelled);
      const second = reader.read(requestOf(2));
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
