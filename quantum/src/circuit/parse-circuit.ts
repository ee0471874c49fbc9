import type { Circuit } from './circuit.ts';
import { OPERATION } from './operation-kinds.ts';
import { frozen } from './frozen.ts';
import type { CircuitProblem } from './problem.ts';
import { problemsOf } from './problems.ts';
import { NUMBERS, STATES, type Shape } from './shape.ts';

export type ParsedCircuit =
  | { readonly ok: true; readonly circuit: Circuit }
  | { readonly ok: false; readonly problems: readonly CircuitProblem[] };

/**
 * Reads a circuit from untrusted data, such as `JSON.parse` of a file or a message. It checks the shape first and then
 * calls `problemsOf`. Fields that a circuit does not have are removed. Never throws.
 */
export function parseCircuit(data: unknown): ParsedCircuit {
  const version = isRecord(data) ? data['version'] : undefined;
  if (typeof version === 'number' && version !== 1) {
    const message = `Version ${version} of a circuit is not known here.`;
    return { ok: false, problems: [{ code: 'version', message }] };
  }
  const wrong = firstMisfit(data, CIRCUIT, '');
  if (wrong !== undefined) {
    const message = `The data is no circuit: "${wrong}" is not as it should be.`;
    return { ok: false, problems: [{ code: 'shape', message }] };
  }
  const circuit = frozen(fitted(data, CIRCUIT)) as Circuit; // the shape was just checked
  const problems = problemsOf(circuit);
  return problems.length === 0 ? { ok: true, circuit } : { ok: false, problems };
}

const COLUMNS: Shape = { list: { list: OPERATION } };
const REGISTERS: Shape = { list: { fields: { name: 'string', size: 'number' } } };
const CIRCUIT: Shape = {
  fields: {
    version: [1],
    quantumRegisters: REGISTERS,
    classicalRegisters: REGISTERS,
    initial: { list: STATES },
    definitions: {
      list: {
        either: [
          { fields: { name: 'string', wires: 'number', matrix: NUMBERS } },
          { fields: { name: 'string', wires: 'number', permutation: NUMBERS } },
          { fields: { name: 'string', wires: 'number', body: COLUMNS } },
        ],
      },
    },
    columns: COLUMNS,
  },
};

/** Returns the path of the first value that does not fit, or undefined. */
function firstMisfit(value: unknown, shape: Shape, path: string): string | undefined {
  if (typeof shape === 'string') {
    const type = shape === 'string' ? 'string' : 'number';
    return typeof value === type ? undefined : path;
  }
  if (Array.isArray(shape)) return shape.includes(value) ? undefined : path;
  if ('list' in shape) {
    if (!Array.isArray(value)) return path;
    return firstOf(value.entries(), ([i, item]) => firstMisfit(item, shape.list, `${path}[${i}]`));
  }
  if ('either' in shape) return misfitOfNearest(value, shape.either, path);
  if (!('fields' in shape) || !isRecord(value)) return path;
  const given = Object.entries(shape.optional ?? {}).filter(([name]) => value[name] !== undefined);
  return firstOf([...Object.entries(shape.fields), ...given], ([name, inner]) =>
    firstMisfit(value[name], inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Returns the misfit of the shape that matches furthest, if none matches. */
function misfitOfNearest(
  value: unknown,
  shapes: readonly Shape[],
  path: string,
): string | undefined {
  const misfits = shapes.map((shape) => firstMisfit(value, shape, path));
  if (misfits.includes(undefined)) return undefined;
  return misfits.reduce((a, b) => ((b ?? '').length > (a ?? '').length ? b : a));
}

/** Returns a copy with only the fields of the shape, which the value fits. */
function fitted(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'string' || Array.isArray(shape)) return value;
  if ('list' in shape)
    return Array.isArray(value) ? value.map((item) => fitted(item, shape.list)) : value;
  if ('either' in shape) {
    const fitting = shape.either.find((one) => firstMisfit(value, one, '.') === undefined);
    return fitting === undefined ? value : fitted(value, fitting);
  }
  if (!('fields' in shape) || !isRecord(value)) return value;
  const shapes = Object.entries({ ...shape.fields, ...shape.optional });
  return Object.fromEntries(
    shapes
      .filter(([name]) => value[name] !== undefined)
      .map(([name, inner]) => [name, fitted(value[name], inner)]),
  );
}

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
