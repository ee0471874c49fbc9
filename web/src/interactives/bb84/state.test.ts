import { maxPhotons } from '@qubloom/contract';
import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  catchProbability,
  errorProbability,
  errorsIn,
  siftedOf,
  keyOf,
  newPost,
  withCompared,
  withPhotons,
  withTold,
  untoldCount,
} from './state.ts';

const sent = (setting: 'on' | 'off', count: number) => {
  const random = createRandom(11);
  return withTold(withPhotons(newPost(setting, random), count, random));
};

describe('photon post', () => {
  it('has no error among kept bits if nobody listens', () => {
    expect(errorProbability(false)).toBeCloseTo(0, 12);
    const post = sent('off', 300);
    expect(errorsIn(siftedOf(post))).toBe(0);
    expect(siftedOf(post).length / 300).toBeCloseTo(0.5, 1);
  });

  it('has 25 % errors if Eve measures every photon', () => {
    expect(errorProbability(true)).toBeCloseTo(0.25, 12);
    const sifted = siftedOf(sent('on', maxPhotons));
    expect(errorsIn(sifted) / sifted.length).toBeCloseTo(0.25, 1);
  });

  it('shows an error only if Eve used the other basis', () => {
    const sifted = siftedOf(sent('on', 300));
    const same = sifted.filter(({ eve, sentIn }) => eve?.basis === sentIn);
    expect(same.length).toBeGreaterThan(20);
    expect(errorsIn(same)).toBe(0);
    for (const { eve, sent: bit } of same) expect(eve?.saw).toBe(bit);
  });

  it('drops the bits that were compared', () => {
    const post = sent('off', 100);
    const sifted = siftedOf(post).length;
    const compared = withCompared(post, 20);
    expect([compared.compared, keyOf(compared).length]).toEqual([20, sifted - 20]);
    expect(withCompared(post, 10_000).compared).toBe(sifted);
  });

  it('catches Eve almost always with twenty bits', () => {
    expect(catchProbability(0)).toBe(0);
    expect(catchProbability(1)).toBeCloseTo(0.25, 12);
    expect(catchProbability(20)).toBeCloseTo(1 - 0.75 ** 20, 12);
  });

  it('takes no more photons than the page can show', () => {
    expect(sent('off', 10 * maxPhotons).photons).toHaveLength(maxPhotons);
  });

  it('hides Eve in about half of the games', () => {
    const random = createRandom(3);
    const there = Array.from({ length: 200 }, () => newPost('hidden', random)).filter(
      ({ isEveThere }) => isEveThere,
    );
    expect(there.length / 200).toBeCloseTo(0.5, 1);
  });

  it('reads in the way that Bob chose, and keeps nothing before the ways are told', () => {
    const random = createRandom(4);
    const read = withPhotons(newPost('off', random), 30, random, '×');
    expect(read.photons.every(({ readIn }) => readIn === '×')).toBe(true);
    expect([siftedOf(read).length, untoldCount(read)]).toEqual([0, 30]);
    const told = withTold(read);
    expect(untoldCount(told)).toBe(0);
    expect(siftedOf(told).length).toBeGreaterThan(5);
    for (const { sentIn, sent: bit, read: saw } of siftedOf(told)) {
      expect([sentIn, saw]).toEqual(['×', bit]);
    }
  });

  it('begins a new batch after the ways were told, and adds to it until then', () => {
    const random = createRandom(4);
    const first = withPhotons(withPhotons(newPost('off', random), 1, random), 4, random);
    expect(first.batch).toBe(0);
    const second = withPhotons(withPhotons(withTold(first), 1, random), 2, random);
    expect(second.batch).toBe(5);
  });
});
