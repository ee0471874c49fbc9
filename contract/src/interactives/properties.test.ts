import { describe, expect, it, test } from 'vitest';
import { interactives } from './interactives.ts';
import { oneOf, readAddress, whole } from './properties.ts';

const table = { path: oneOf(['plus', 'minus'], 'minus'), phase: whole(0, 360, 15) };
const read = (query: Record<string, string>) => readAddress(table, new Map(Object.entries(query)));

describe('the address of a simulator', () => {
  it('returns its values', () => {
    expect(read({ path: 'plus', phase: '90' })).toEqual({ path: 'plus', phase: 90 });
  });

  it('falls back to defaults', () => {
    expect(read({})).toEqual({ path: 'minus', phase: 15 });
  });

  it.each(['-1', '361', '1e2', 'NaN', '', '0x10', '9'.repeat(500)])(
    'rejects the number %j in words and falls back',
    (phase) => {
      expect(read({ phase })).toMatchObject({
        phase: 15,
        problem: 'This link cannot be read at “phase”, so the usual start is used there.',
      });
    },
  );

  it('names every unreadable part by its own name and repeats none of its text', () => {
    const { problem } = read({ path: '<script>', phase: '__proto__' });
    expect(problem).toContain('“path”, “phase”');
    expect(problem).not.toContain('script');
  });
});

test('moves on the Bloch sphere are parsed from an address', () => {
  const startOf = (start: string) =>
    readAddress(interactives.bloch.properties, new Map([['start', start]]));
  expect(startOf('H').start).toEqual(['H']);
  expect(startOf('RY(-60)').start).toEqual([{ axis: 'y', degrees: -60 }]);
  for (const odd of ['', 'h', 'Q', 'RY(999)', 'RY(1.5)', 'RW(20)', '__proto__']) {
    expect(startOf(odd).problem).toMatch(/“start”/);
  }
});
