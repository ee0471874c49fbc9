/** The errors of the Python that the site serves, raised by small programs, in the words that learners see. */
import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeSchema } from '../messages.ts';
import runnerSource from '../worker/runner.py?raw';
import { explainError } from './explain-error.ts';

let run: (code: string) => { sentence: string; line: number | null; traceback: string };

beforeAll(async () => {
  const python = await loadPyodide();
  python.registerJsModule('_qubloom_worker', {
    ask: () => undefined,
    write: () => undefined,
    wait: () => undefined,
  });
  const names = python.toPy({ __name__: 'runner' });
  python.runPython(runnerSource, { globals: names, filename: '<runner>' });
  run = (code) => {
    const outcome = outcomeSchema.parse(JSON.parse(names.get('run')(code, '{}')));
    if (outcome.kind !== 'failed') throw new Error(`It ended as ${outcome.kind}`);
    const { error } = outcome;
    return { sentence: explainError(error), line: error.line, traceback: error.traceback };
  };
}, 60_000);

/** A program, its marked line, and the explanation. */
const programs: readonly (readonly [code: string, line: number, sentence: RegExp | string])[] = [
  ['print("a"', 1, 'The ( in this line is never closed.'],
  ['x = 1\nprint("a)', 2, 'The quote in this line is never closed.'],
  ['print(f"a)', 1, 'The quote in this line is never closed.'],
  ['x = """a\n\n', 1, /starts with three quotes/],
  ['print(1))', 1, 'There’s a ) too many here, or its partner is missing.'],
  ['print([1)', 1, 'This ) closes another kind of bracket.'],
  ['for i in range(3)\n  print(i)', 1, 'A colon is missing at the end of this line.'],
  ['for i in range(3):\nprint(i)', 2, /indented: put four spaces/],
  ['x = 1\n  y = 2', 2, 'This line starts with spaces that it shouldn’t have.'],
  ['if True:\n    x = 1\n  y = 2', 3, /spaces before this line/],
  ['if True:\n\tx = 1\n        y = 2', 3, /tabs and spaces/],
  ['x = 1\nif x = 1:\n  pass', 2, /write ==/],
  ['True = 1', 1, /True is a word of Python’s own/],
  ['3 = x', 1, /goes on the left of the =|write ==/],
  ['f() = x', 1, /goes on the left of the =|write ==/],
  ['print "hello"', 1, 'print needs parentheses, like print("hello").'],
  ['x = [1 2]', 1, /perhaps a comma/],
  ['x = 2nd', 1, /can’t start with a digit/],
  ['x = 007', 1, 'A whole number can’t start with 0.'],
  ['print(“hello”)', 1, /doesn’t know the character “/],
  ['return 3', 1, 'return works only inside a function.'],
  ['break', 1, 'break works only inside a loop.'],
  ['whlie True:\n  pass', 1, /can’t read this/],
  ['x = 1 +', 1, /can’t read this line/],
  ['f(a=1, 2)', 1, /Arguments with a name/],
  ['number = 3\nprint(numbr)', 2, 'Python doesn’t know numbr. Did you mean number?'],
  ['print(greeting)', 1, /doesn’t know greeting\. .*quotes/],
  ['measure_it(3)', 1, /doesn’t know a function called measure_it/],
  ['x = true', 1, 'Python doesn’t know true. Did you mean True?'],
  ['def f():\n  print(n)\n  n = 1\nf()', 2, /n has no value yet here/],
  ['def f(a, b): pass\nf(1)', 2, 'f() needs one more argument: b.'],
  ['def f(a, b): pass\nf(1, 2, 3)', 2, 'f() takes at most 2 arguments, and gets 3 here.'],
  ['def f(a): pass\nf(b=1)', 2, /f\(\) (has no argument called b|needs)/],
  ['len()', 1, 'len() takes one argument, and gets 0 here.'],
  ['print("a" + 1)', 1, /can’t join text and a whole number/],
  ['print(1 + "a")', 1, /\+ can’t be used with a whole number and text/],
  ['print(1 < "a")', 1, '< can’t compare a whole number with text.'],
  ['x = 3\nx()', 2, /This is a whole number, and only a function/],
  ['for i in 3: pass', 1, 'A loop can’t go through a whole number.'],
  ['x = 3\nx[0]', 2, /\[ \] can’t pick anything out of it/],
  ['x = "abc"\nx[0] = "d"', 2, 'Nothing inside text can be changed. Make a new one instead.'],
  ['[1, 2]["a"]', 1, /A position must be a whole number/],
  ['range(1.5)', 1, /A whole number is needed here, and this is a number/],
  ['x = [1, 2, 3]\nx[3]', 2, /nothing at that position/],
  ['[].pop()', 1, /list is empty/],
  ['{"a": 1}["b"]', 1, "The dictionary has nothing under 'b'."],
  ['1 / 0', 1, 'The program divides by zero here, and that has no answer.'],
  ['def f(n):\n  return f(n + 1)\nf(0)', 2, /calls itself over and over/],
  ['x = [0] * 10**9', 1, /more memory than it can have/],
  ['int("abc")', 1, "'abc' isn’t a whole number, so int() can’t read it."],
  ['float("abc")', 1, "'abc' isn’t a number, so float() can’t read it."],
  ['a, b = 1, 2, 3', 1, /more values on the right/],
  ['a, b = [1]', 1, /more names on the left/],
  ['"abc".uper()', 1, 'A value of the type str has no uper. Did you mean upper?'],
  ['import math\nmath.squareroot(2)', 2, /^The module math has no squareroot\./],
  ['import numpy as np', 1, /^NumPy isn’t here.* from math import pi, sqrt/],
  ['from numpy.linalg import norm', 1, /^NumPy isn’t here/],
  ['import qiskit', 1, /Qiskit isn’t here, but qubloom/],
  ['from qiskit import QuantumCircuit', 1, /write from qubloom import QuantumCircuit/],
  ['from qiskit_aer import AerSimulator', 1, /write from qubloom import AerSimulator/],
  ['from qiskit_aer.noise import NoiseModel', 1, /from qubloom import NoiseModel/],
  ['from qiskit.providers.aer import QasmSimulator', 1, /write from qubloom import AerSimulator/],
  ['from qiskit_ibm_runtime import Sampler', 1, /can’t reach real quantum computers/],
  [
    'x = 1\nfrom qiskit.quantum_info import Statevector',
    2,
    'Qiskit isn’t here, but qubloom has the same names: write qubloom.quantum_info in place of qiskit.quantum_info.',
  ],
  ['from qiskit.visualization import plot_histogram', 1, /write qubloom\.visualization in place/],
  ['from qiskit.circuit import Parameter', 1, /write qubloom\.circuit in place/],
  ['import qiskit.circuit.library as lib', 1, /write qubloom\.circuit\.library in place/],
  ['import matplotlib.pyplot as plt', 1, /plot_histogram from qubloom/],
  ['import cirq', 1, /write from qubloom import QuantumCircuit/],
  ['import something_else', 1, /no module something_else here/],
  ['pip install qiskit', 1, /^Nothing can be installed here/],
  ['!pip install qiskit qiskit-aer', 1, /^Nothing can be installed here/],
  ['x = 1\n%matplotlib inline', 2, /work only in notebooks/],
  [
    'import sys, types\nsys.modules["qubloom"] = types.ModuleType("qubloom")\nfrom qubloom import execute',
    3,
    /^execute is an old name\. Write AerSimulator\(\)\.run/,
  ],
  ['from math import squareroot', 1, /math has no squareroot/],
  ['input("Name? ")', 1, /input\(\) had no line to read/],
  ['open("a.txt")', 1, 'There’s no file a.txt here. A program starts in an empty folder.'],
  ['import subprocess\nsubprocess.run(["ls"])', 2, /can’t reach your files/],
  ['import threading\nthreading.Thread(target=print).start()', 2, /can’t start threads/],
  ['assert 1 == 2', 1, 'What this assert checks isn’t true.'],
  ['assert 1 == 2, "no"', 1, 'This assert isn’t true: no'],
  ['next(iter([]))', 1, /nothing left/],
  ['class Odd(Exception): pass\nraise Odd("what")', 2, 'Python stopped with Odd: what'],
  [
    'class Odd(Exception):\n  def __str__(self): return 1\nraise Odd',
    3,
    'Python stopped with Odd.',
  ],
  ['import json\njson.loads("{")', 2, /^A value doesn’t fit here: Expecting property name/],
];

describe('an error of a program', () => {
  it.each(programs)('%j, line %i: %s', (code, line, expected) => {
    const { sentence, line: marked } = run(code);
    expect(sentence).toMatch(expected);
    expect(marked).toBe(line);
  });

  it("comes with Python's own message, without the parts that are not the learner’s", () => {
    const { traceback } = run('def half(n):\n  return n / 0\n\nhalf(3)\n');
    expect(traceback.split('\n')).toEqual([
      'Traceback (most recent call last):',
      '  File "main.py", line 4, in <module>',
      '    half(3)',
      '    ~~~~^^^',
      '  File "main.py", line 2, in half',
      '    return n / 0',
      '           ~~^~~',
      'ZeroDivisionError: division by zero',
      '',
    ]);
  });

  it('does not carry over to the next program', () => {
    expect(run('x = 1\ny').sentence).toMatch(/doesn’t know y/);
    expect(run('x').sentence).toMatch(/doesn’t know x/);
  });
});
