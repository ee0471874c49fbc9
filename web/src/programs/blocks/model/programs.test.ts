/** The program of each block in the toolbox, run by the same Python that the site serves. */
import { createEngineCall } from '@qubloom/toolkit';
import { loadPyodide } from 'pyodide';
import { beforeAll, expect, it } from 'vitest';
import { createBlock, type Stacks, type Template, templates, wordsOf } from './blocks.ts';
import { pythonOf, textOf } from './python.ts';
import { shapeOf } from './shapes.ts';
import { startBlocks } from './start-blocks.ts';

const root = '../../../../../toolkit/python/';
const toolkit = import.meta.glob<string>('../../../../../toolkit/python/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the pictures that the program has shown. */
let run: (code: string) => readonly string[];

beforeAll(async () => {
  const python = await loadPyodide();
  for (const [path, text] of Object.entries(toolkit)) {
    const target = `/lib/python3.14/site-packages/${path.slice(root.length)}`;
    python.FS.mkdirTree(target.slice(0, target.lastIndexOf('/')));
    python.FS.writeFile(target, text);
  }
  const shown: string[] = [];
  python.registerJsModule('_qubloom_engine', {
    call: createEngineCall(),
    show: (picture: string) => shown.push(picture),
  });
  python.setStdout({ batched: (text) => shown.push(text) });
  run = (code) => {
    shown.length = 0;
    python.runPython(code, { globals: python.toPy({ __name__: '__main__' }) });
    return [...shown];
  };
}, 60_000);

/** A program in which the block makes sense. */
function programWith(template: Template): Stacks {
  const block = createBlock(template);
  if (shapeOf(template.type).isStart) return [{ x: 0, y: 0, blocks: [block] }];
  const around: readonly Template[] = [
    { type: 'circuit_with_bits', fields: { qubits: 3, bits: 3 } },
    { type: 'measure_all' },
    { type: 'run' },
  ];
  return [{ x: 0, y: 0, blocks: [...around.map((one) => createBlock(one)), block] }];
}

it.each(templates.map((one) => [wordsOf(createBlock(one)), one] as const))(
  '“%s” makes a program that runs',
  (_, template) => {
    const python = pythonOf(programWith(template));
    expect(python.problem).toBeUndefined();
    const shows = ['draw', 'print', 'histogram'].includes(template.type);
    expect(run(textOf(python))).toHaveLength(shows ? 1 : 0);
  },
);

it('a CNOT below the initial H makes a Bell pair', () => {
  const [stack] = startBlocks();
  if (!stack) throw new Error('nothing to start with');
  const [circuit, h, ...rest] = stack.blocks;
  if (!circuit || !h) throw new Error('no circuit to start with');
  const bell = [{ ...stack, blocks: [circuit, h, createBlock({ type: 'cnot' }), ...rest] }];
  const [histogram = ''] = run(textOf(pythonOf(bell)));
  expect(Array.from(histogram.matchAll(/"([01]{2})"/g), ([, bits]) => bits).sort()).toEqual([
    '00',
    '11',
  ]);
});

it('every loop of the toolbox has a meaning in the toolkit', () => {
  const inside = [
    createBlock({ type: 'turn', fields: { gate: 'rx', degrees: 180, qubit: 'q' } }),
    createBlock({ type: 'measure', fields: { qubit: 'q', bit: 'q' } }),
  ];
  const blocks = [
    createBlock({ type: 'circuit_with_bits', fields: { qubits: 2, bits: 2 } }),
    createBlock({ type: 'each' }, inside),
    createBlock({ type: 'run', fields: { shots: 10 } }),
    createBlock({ type: 'print' }),
  ];
  expect(run(textOf(pythonOf([{ x: 0, y: 0, blocks }])))).toEqual(["{'11': 10}"]);
});
