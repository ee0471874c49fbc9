import { describe, expect, it } from 'vitest';
import { frameMessageOf } from './frame-message-state.ts';

const heightOf = (height: number) => frameMessageOf({ type: 'qubloom:height', height });

describe('messages of a simulator frame', () => {
  it('accepts a height in whole pixels', () => {
    expect(heightOf(512.2)).toEqual({ kind: 'height', height: 513 });
  });

  it('clamps a height', () => {
    expect(heightOf(1e9)).toEqual({ kind: 'height', height: 2400 });
    expect(heightOf(Infinity)).toEqual({ kind: 'height', height: 2400 });
  });

  it('recognizes a simulator that has drawn nothing yet', () => {
    expect(heightOf(0)).toEqual({ kind: 'height', height: undefined });
    expect(heightOf(-5)).toEqual({ kind: 'height', height: undefined });
  });

  it('reports a run', () => {
    expect(frameMessageOf({ type: 'qubloom:ran' })).toEqual({ kind: 'ran' });
  });

  it.each([
    null,
    'qubloom:height',
    {},
    { type: 'qubloom:height' },
    { type: 'qubloom:height', height: Number.NaN },
    { type: 'qubloom:height', height: '500' },
    { type: 'other', height: 500 },
  ])('ignores %j', (data) => {
    expect(frameMessageOf(data)).toBeUndefined();
  });
});
