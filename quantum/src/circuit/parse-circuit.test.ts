import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuits } from '../testing/arbitraries.ts';
import { circuit } from './builder.ts';
import { withDefinition } from './edit.ts';
import { gate } from '../operations/kinds.ts';
import { tied } from './parameters.ts';
import { parseCircuit } from './parse-circuit.ts';

const measured = circuits({ maxWires: 4, measured: true, initial: true, selected: true });

/** Returns the path to every part of the data, as keys. */
function pathsOf(data: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof data !== 'object' || data === null) return [path];
  return [path, ...Object.entries(data).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replaced(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(data) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}

describe('parseCircuit', () => {
  // Shows: Q3.1
  it('reads a circuit from JSON', () => {
    const full = withDefinition(
      circuit(2)
        .place(tied(gate('rx', [0], { parameters: [1] }), 0, 'theta'))
        .build(),
      { name: 'box', wires: 1, body: [[gate('h', [0])]] },
    );
    fc.assert(
      fc.property(fc.oneof(measured, fc.constant(full)), (c) => {
        expect(parseCircuit(JSON.parse(JSON.stringify(c)))).toEqual({ ok: true, circuit: c });
      }),
    );
  });

  // Shows: Q3.15
  it('removes fields that a circuit does not have, and leaves the data unchanged', () => {
    const data = { ...circuit(1).h(0).build(), color: 'blue' };
    const parsed = parseCircuit(data);
    expect(parsed).toEqual({ ok: true, circuit: circuit(1).h(0).build() });
    expect(parsed.ok && Object.isFrozen(parsed.circuit)).toBe(true);
  });

  // Shows: Q3.15
  it('reports the problems of any other data, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(parseCircuit(data).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(measured, fc.nat(), fc.anything(), (c, pick, value) => {
        const paths = pathsOf(c);
        const parsed = parseCircuit(replaced(c, paths[pick % paths.length], value));
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  // Shows: Q3.15
  it('reports the places of problems', () => {
    const c = circuit(2).h(0).cx(0, 1).build();
    const where = (path: string, value: unknown): string => {
      const parsed = parseCircuit(replaced(c, path.split('.'), value));
      return parsed.ok ? '' : (parsed.problems[0]?.message ?? '');
    };
    expect(where('columns.1.0.controls.0.on', 2)).toContain('"columns[1][0].controls[0].on"');
    expect(where('columns.0.0.kind', 'warp')).toContain('"columns[0][0].kind"');
    expect(where('version', 9)).toBe('Version 9 of a circuit is not known here.');
    expect(where('columns.0.0.targets.0', 7)).toBe('There is no wire 7.');
  });
});
