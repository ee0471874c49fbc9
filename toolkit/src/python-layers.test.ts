import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../python/qubloom');

/** The modules of the Python package, the lowest first. A module imports those of its own line and of earlier lines. */
const layers: readonly RegExp[] = [
  /^errors$/,
  /^_engine$/,
  /^circuit\/(parameters|registers|conditions|source|old_names)$/,
  /^circuit\/gates$/,
  /^circuit\/operations\/kind$/,
  /^circuit\/operations\/\w+$/,
  /^circuit\/operations$/,
  /^circuit\/(library|state_preparation|program)$/,
  /^circuit\/(algebra|counting|gate_methods)$/,
  /^circuit\/quantum_circuit$/,
  /^circuit$/,
  /^quantum_info(\/|$)/,
  /^visualization(\/|$)/,
  /^(aer|qasm2|qasm3|moving)$/,
  /^primitives$/,
  /^(_lab|)$/,
];
/** `draw` is a method of circuits and states, as in Qiskit. It imports the drawings when it is called. */
const exceptions = [
  'circuit/quantum_circuit -> visualization',
  'quantum_info/statevector -> visualization',
];

const layerOf = (module: string) => layers.findIndex((layer) => layer.test(module));

function importsOf(path: string): string[] {
  const folder = dirname(path);
  const text = readFileSync(join(root, path), 'utf8').replace(/"""[\s\S]*?"""/g, '');
  return [...text.matchAll(/^ *from (\.+)([\w.]*) import (.+)$/gm)].flatMap(
    ([, dots = '', name = '', names = '']) => {
      const base = normalize(
        join(folder, '../'.repeat(dots.length - 1), name.replaceAll('.', '/')),
      );
      const modules =
        name === '' ? names.split(', ').map((one) => join(base, one)) : [base.replace(/\/$/, '')];
      return modules.map((module) => module.replace(/^\.$/, ''));
    },
  );
}

it('each module of the package imports only modules that come before it', () => {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.py'),
  );
  expect(paths.length).toBeGreaterThan(25);
  const edges = paths.flatMap((path) => {
    const module = path.replace(/\.py$/, '').replace(/(^|\/)__init__$/, '');
    return importsOf(path).map((imported) => [module, imported] as const);
  });
  expect(edges.length).toBeGreaterThan(60);
  const named = [...new Set(edges.flat())];
  expect(named.filter((module) => layerOf(module) === -1)).toEqual([]);
  const wrong = edges
    .filter(([module, imported]) => layerOf(imported) > layerOf(module))
    .map(([module, imported]) => `${module} -> ${imported}`);
  expect(wrong).toEqual(exceptions);
});
