import { describe, expect, it } from 'vitest';
import { frameMessageOf } from './frame-message-state.ts';

describe('messages of a simulator frame', () => {
  it('takes a height as it is, in whole pixels', () => {
    expect(frameMessageOf({ type: 'qubloom:height', height: 512.2 })).toEqual({
      type: 'qubloom:height',
      height: 513,
    });
  });

  it('keeps a height within reason', () => {
    expect(frameMessageOf({ type: 'qubloom:height', height: 1e9 })?.height).toBe(2400);
  });

  it.each([
    null,
    'qubloom:height',
    {},
    { type: 'qubloom:height' },
    { type: 'qubloom:height', height: Number.NaN },
    { type: 'qubloom:height', height: 0 },
    { type: 'qubloom:height', height: '500' },
    { type: 'other', height: 500 },
  ])('does not listen to %j', (data) => {
    expect(frameMessageOf(data)).toBeUndefined();
  });
});
