import { describe, expect, it } from 'vitest';
import { frameMessageOf } from './frame-message-state.ts';

const heightOf = (height: number) => frameMessageOf({ type: 'qubloom:height', height });

describe('messages of a simulator frame', () => {
  it('takes a height as it is, in whole pixels', () => {
    expect(heightOf(512.2)).toEqual({ kind: 'height', height: 513 });
  });

  it('keeps a height within reason', () => {
    expect(heightOf(1e9)).toEqual({ kind: 'height', height: 2400 });
    expect(heightOf(Infinity)).toEqual({ kind: 'height', height: 2400 });
  });

  it('knows a simulator that has drawn nothing yet', () => {
    expect(heightOf(0)).toEqual({ kind: 'height', height: undefined });
    expect(heightOf(-5)).toEqual({ kind: 'height', height: undefined });
  });

  it('hears that it was run', () => {
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
  ])('does not listen to %j', (data) => {
    expect(frameMessageOf(data)).toBeUndefined();
  });
});
