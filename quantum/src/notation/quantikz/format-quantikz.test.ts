import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { formatQuantikz } from './format-quantikz.ts';

/** Returns the cells of the picture, row by row. */
function cellsOf(written: Circuit): string[][] {
  const [, picture] =
    /\\begin\{quantikz\}\n([^]*)\n\\end\{quantikz\}/.exec(formatQuantikz(written)) ?? [];
  return (picture ?? '').split(' \\\\\n').map((row) => row.slice(2).split(' & '));
}

// Shows: N6.1
test('each wire and each register has a row, and all rows are equally long', () => {
  fc.assert(
    fc.property(
      circuits({ maxWires: 5, measured: true, initial: true, maxControls: 3, selected: true }),
      (written) => {
        const cells = cellsOf(written);
        expect(cells.length).toBe(written.initial.length + written.classicalRegisters.length);
        expect(new Set(cells.map((row) => row.length)).size).toBe(1);
      },
    ),
  );
});

// Shows: N6.2
test('a picture of everything', () => {
  const written = circuit(3, 2)
    .initial(1, '+')
    .h(0)
    .gate('x', [2], { controls: [0], antiControls: [1] })
    .rz(Math.PI / 4, 1)
    .swap(0, 2)
    .rxx(0.5, 0, 1)
    .rzz(-1.25, 2, 0)
    .measure(0, 1)
    .when([0, 1], 2, (then) => then.z(2))
    .reset(0)
    .barrier(0, 1)
    .define({ name: 'my_gate', wires: 2, body: [] })
    .gate('my_gate', [0, 1], { controls: [2] })
    .build();
  const [first, second, third, register] = cellsOf(written);
  expect(first).toEqual([
    '\\lstick{\\texttt{q}[0] \\ket{0}}',
    '\\gate{H}',
    '\\ctrl{1}',
    '\\swap{2}',
    '',
    '\\gate[2]{{R_{XX}\\left(0.5\\right)}}',
    '\\gate{{R_{ZZ}\\left(-1.25\\right)}^{(1)}}\\wire[d][2]{q}',
    '\\meter{}\\wire[d][3]{c}',
    '\\gate{\\ket{0}}',
    '\\arrow[arrows,dashed,start anchor=north,end anchor=south,from=1-10,to=2-10]{}',
    '\\gate[2]{\\texttt{my\\_gate}}',
    '',
  ]);
  expect(second[0]).toBe('\\lstick{\\texttt{q}[1] \\ket{+}}');
  expect(second[2]).toBe('\\octrl{1}');
  expect(second.slice(4, 6)).toEqual(['\\gate{{R_Z\\left(\\frac{\\pi}{4}\\right)}}', '']);
  expect(second[10]).toBe('');
  expect(third[2]).toBe('\\targ{}');
  expect(third[8]).toBe('\\gate{Z}\\wire[d][1]{c}');
  expect(third[10]).toBe('\\ctrl{-1}');
  expect(register[0]).toBe('\\lstick{\\texttt{c}[2]} \\setwiretype{c}');
  expect(register.slice(7, 9)).toEqual([
    '\\gate[style={draw=none,inner sep=1pt}]{\\scriptstyle 1}',
    '\\gate[style={draw=none,inner sep=1pt}]{\\scriptstyle =2}',
  ]);
});

// Shows: N6.3
test('names are escaped', () => {
  const written: Circuit = {
    ...circuit(1).build(),
    quantumRegisters: [{ name: '\\input{x} a_b % $ & # ~ ^ π', size: 1 }],
  };
  expect(cellsOf(written)[0][0]).toBe(
    '\\lstick{\\texttt{?input?x? a\\_b \\% \\$ \\& \\# \\~{} \\^{} ?} \\ket{0}}',
  );
});

// Shows: N6.1
test('a whole document is available', () => {
  expect(formatQuantikz(circuit(1).h(0).build(), { isDocument: true }))
    .toBe(`\\documentclass{article}
\\usepackage{tikz}
\\usetikzlibrary{quantikz2}
\\pagestyle{empty}
\\begin{document}
\\begin{quantikz}
  \\lstick{\\texttt{q} \\ket{0}} & \\gate{H} & 
\\end{quantikz}
\\end{document}
`);
});
