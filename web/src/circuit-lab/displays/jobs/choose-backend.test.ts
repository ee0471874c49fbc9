import { circuit, type Backend } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { createBackendChooser } from './choose-backend.ts';

const large = circuit(16, 16).h(0).cx(0, 15).build();
const branching = circuit(16, 16).h(0).measure(0, 0).h(0).build();
const request = { focus: [0], maxLikeliest: 2 };

/**
 * Returns the sums of the likeliest results, computed in the backend's memory; undefined if the backend does not lend
 * it.
 */
async function likeliestAfter(backend: Backend) {
  const state = await backend.runFrom?.(Array<'0'>(16).fill('0'), []);
  return state && (await backend.sumsOf?.(state, request))?.likeliest;
}

describe('a chosen backend', () => {
  it('lends its memory to one job at a time', async () => {
    const withBackend = createBackendChooser();
    const order: string[] = [];
    const job = (name: string) => async (backend: Backend) => {
      order.push(`${name} begins`);
      const likeliest = await likeliestAfter(backend);
      order.push(`${name} ends`);
      return likeliest;
    };
    const results = await Promise.all([
      withBackend(large, job('first')),
      withBackend(large, job('second')),
    ]);
    expect(results).toEqual(Array(2).fill([{ index: 0, probability: 1 }]));
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('continues after a job that failed', async () => {
    const withBackend = createBackendChooser();
    const failed = withBackend(large, () => Promise.reject(new Error('no room')));
    const next = withBackend(large, () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no room');
    expect(await next).toBe('done');
  });

  it('lends nothing to a circuit whose measurements leave several states', async () => {
    const withBackend = createBackendChooser();
    expect(await withBackend(branching, likeliestAfter)).toBeUndefined();
  });

  it('is plain code for small circuits, which never wait', async () => {
    const withBackend = createBackendChooser();
    const never = withBackend(large, () => new Promise(() => undefined));
    expect(await withBackend(circuit(2).h(0).build(), ({ name }) => Promise.resolve(name))).toBe(
      'plain',
    );
    void never;
  });
});
