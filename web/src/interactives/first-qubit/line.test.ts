import { formatCircuitText } from '@qubloom/curriculum';
import { describe, expect, it } from 'vitest';
import { propertiesAt } from '../../testing/properties-at.ts';
import { lineOf } from './line.ts';

const lineAt = (query: string) => lineOf(propertiesAt('first-qubit', query));

describe('the address of a first-qubit simulator', () => {
  it('gives X, H, and Z and three slots by default', () => {
    const { gates, starter, problem } = lineAt('');
    expect(gates).toEqual(['X', 'H', 'Z']);
    expect(formatCircuitText(starter)).toBe('q0: ? ? ?');
    expect(problem).toBeUndefined();
  });

  it('sets gates, slots, and their contents', () => {
    const { gates, placed } = lineAt('?gates=X,RY(pi/3)&slots=4&circuit=X,RY(pi/3)');
    expect(gates).toEqual(['X', 'RY(pi/3)']);
    expect(formatCircuitText(placed)).toBe('q0: X RY(pi/3) ? ?');
  });

  it('makes room for the circuit', () => {
    expect(lineAt('?slots=1&circuit=X,X,X').starter.rows[0]).toHaveLength(3);
  });

  it.each([
    '?gates=Q',
    '?circuit=%3Cscript%3E',
    '?circuit=X,X,X,X,X,X,X,X,X',
    '?gates=RY(pi/0)',
    '?circuit=RY(NaN)',
  ])('falls back to an empty line and says so for %s', (query) => {
    const { problem, gates, placed } = lineAt(query);
    expect(problem).toMatch(/cannot be read/);
    expect(gates).toEqual(['X', 'H', 'Z']);
    expect(placed.rows[0]?.every((cell) => cell === '?')).toBe(true);
  });

  it.each(['?slots=0', '?slots=-3', '?slots=1e9', '?slots=abc'])(
    'keeps the line short for %s',
    (query) => {
      const slots = lineAt(query).starter.rows[0]?.length ?? 0;
      expect(slots).toBeGreaterThanOrEqual(1);
      expect(slots).toBeLessThanOrEqual(8);
    },
  );
});
