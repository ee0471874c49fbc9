import { describe, expect, it } from 'vitest';
import { SimulatorAddress } from './simulator-address.ts';

describe('the address of a simulator', () => {
  it('returns its values', () => {
    const address = new SimulatorAddress('?path=plus&phase=90');
    expect(address.oneOf('path', ['plus', 'minus'], 'minus')).toBe('plus');
    expect(address.whole('phase', 0, 360, 0)).toBe(90);
    expect(address.problem).toBeUndefined();
  });

  it('falls back to defaults', () => {
    const address = new SimulatorAddress('');
    expect(address.whole('phase', 0, 360, 15)).toBe(15);
    expect(address.problem).toBeUndefined();
  });

  it.each(['-1', '361', '1e2', 'NaN', '', '0x10', '9'.repeat(500)])(
    'rejects the number %j in words and falls back',
    (text) => {
      const address = new SimulatorAddress(`?phase=${text}`);
      expect(address.whole('phase', 0, 360, 15)).toBe(15);
      expect(address.problem).toBe(
        'This link cannot be read at “phase”, so the usual start is used there.',
      );
    },
  );

  it('names every unreadable part by its own name and repeats none of its text', () => {
    const address = new SimulatorAddress('?a=<script>&b=__proto__');
    address.oneOf('a', ['x'], 'x');
    address.oneOf('b', ['x'], 'x');
    expect(address.problem).toContain('“a”, “b”');
    expect(address.problem).not.toContain('script');
  });
});
