import { beforeAll, describe, expect, it } from 'vitest';
import { startPython, type Program } from './testing/python.ts';

/*
 * Each call beside its meaning in Qiskit. The expected values are from the documentation of Qiskit 2
 * (https://quantum.cloud.ibm.com/docs/api/qiskit, the page of the class) unless a line says otherwise.
 */
let run: (code: string) => Program;

beforeAll(async () => {
  run = await startPython();
});

const imports = `
from math import pi, sqrt
from qubloom import *
from qubloom.circuit.library import *
`;

/** The output of a program, without trailing spaces. */
function printed(code: string): string {
  const { output, error } = run(imports + code);
  expect(error).toBe('');
  return output.replace(/ +$/gm, '');
}

describe('gates', () => {
  it.each([
    // The matrices of the circuit library, with qubit 0 least significant: the control of CX is qubit 0.
    ['cx', 'cx(0, 1)', '[[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]'],
    ['cx reversed', 'cx(1, 0)', '[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]]'],
    [
      'cx on 0',
      'cx(0, 1, ctrl_state="0")',
      '[[0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]]',
    ],
    ['cy', 'cy(0, 1)', '[[1, 0, 0, 0], [0, 0, 0, -1j], [0, 0, 1, 0], [0, 1j, 0, 0]]'],
    ['ch', 'ch(0, 1)', '[[1, 0, 0, 0], [0, r, 0, r], [0, 0, 1, 0], [0, r, 0, -r]]'],
    ['cz', 'cz(0, 1)', '[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, -1]]'],
    ['cs', 'cs(0, 1)', '[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1j]]'],
    ['csdg', 'csdg(0, 1)', '[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, -1j]]'],
    ['cp', 'cp(pi / 2, 0, 1)', '[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1j]]'],
    ['crz', 'crz(pi, 0, 1)', '[[1, 0, 0, 0], [0, -1j, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1j]]'],
    ['cry', 'cry(pi / 2, 0, 1)', '[[1, 0, 0, 0], [0, r, 0, -r], [0, 0, 1, 0], [0, r, 0, r]]'],
    ['crx', 'crx(pi, 0, 1)', '[[1, 0, 0, 0], [0, 0, 0, -1j], [0, 0, 1, 0], [0, -1j, 0, 0]]'],
    [
      'cu on 0',
      'cu(pi / 2, 0, pi, pi, 0, 1, ctrl_state=0)',
      '[[-r, 0, -r, 0], [0, 1, 0, 0], [-r, 0, r, 0], [0, 0, 0, 1]]',
    ],
    ['cu', 'cu(0, 0, 0, pi, 0, 1)', '[[1, 0, 0, 0], [0, -1, 0, 0], [0, 0, 1, 0], [0, 0, 0, -1]]'],
    ['swap', 'swap(0, 1)', '[[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]]'],
    ['iswap', 'iswap(0, 1)', '[[1, 0, 0, 0], [0, 0, 1j, 0], [0, 1j, 0, 0], [0, 0, 0, 1]]'],
    ['rzz', 'rzz(pi, 0, 1)', '[[-1j, 0, 0, 0], [0, 1j, 0, 0], [0, 0, 1j, 0], [0, 0, 0, -1j]]'],
    ['rxx', 'rxx(pi, 0, 1)', '[[0, 0, 0, -1j], [0, 0, -1j, 0], [0, -1j, 0, 0], [-1j, 0, 0, 0]]'],
    ['sx twice', 'sx(0).sx(0).id(1)', '[[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]]'],
    ['u', 'u(pi / 2, 0, pi, 0)', '[[r, r, 0, 0], [r, -r, 0, 0], [0, 0, r, r], [0, 0, r, -r]]'],
    ['p', 'p(pi, [0, 1])', '[[1, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 0], [0, 0, 0, 1]]'],
    [
      'unitary',
      'unitary([[0, -1j], [1j, 0]], [1])',
      '[[0, 0, -1j, 0], [0, 0, 0, -1j], [1j, 0, 0, 0], [0, 1j, 0, 0]]',
    ],
  ])('%s has its matrix', (_name, call, matrix) => {
    const code = `
r = sqrt(0.5)
circuit = QuantumCircuit(2)
circuit.${call}
print(Operator(circuit) == Operator(${matrix}))`;
    expect(printed(code)).toBe('True');
  });

  it('with several controls act if all controls have the values that they wait for', () => {
    expect(
      printed(`
def result(place, *ones):
    circuit = QuantumCircuit(4)
    circuit.x(list(ones))
    place(circuit)
    (bits,) = Statevector(circuit).probabilities_dict()
    return bits

print(result(lambda c: c.ccx(0, 1, 2), 0, 1), result(lambda c: c.ccx(0, 1, 2), 0))
print(result(lambda c: c.mcx([0, 1, 2], 3), 0, 1, 2), result(lambda c: c.cswap(3, 0, 1), 3, 0))
print(result(lambda c: c.append(XGate().control(2, ctrl_state="01"), [0, 1, 2]), 0))
print(result(lambda c: c.append(CXGate().control(ctrl_state=0), [3, 0, 1]), 0))
print(CXGate().control().name, HGate().control(3).name, XGate().control(2, ctrl_state=1).name)`),
    ).toBe(`0111 0001
1111 1010
0101
0011
ccx c3h ccx_o1`);
  });
});

describe('circuits', () => {
  // https://quantum.cloud.ibm.com/docs/api/qiskit/qiskit.circuit.QuantumCircuit#delay
  it('wait for a time with a unit, during which noise acts', () => {
    expect(
      printed(`
circuit = QuantumCircuit(1)
circuit.x(0)
circuit.delay(2, 0, unit="us")
print(circuit.draw())
print(circuit.inverse().count_ops(), circuit == circuit.copy())
circuit.measure_all()
print(AerSimulator().run(circuit, shots=10).result().get_counts())
noise = NoiseModel(amplitude_damping=0.5)
print(AerSimulator(noise_model=noise).run(circuit, shots=10, seed_simulator=1).result().get_counts())`),
    ).toBe(`   ┌───┐┌──────────────┐
q: ┤ X ├┤ Delay(2[us]) ├
   └───┘└──────────────┘
{'delay': 1, 'x': 1} True
{'1': 10}
{'0': 10}`);
  });

  it('refuse a delay without a length, or under a condition', () => {
    const delay = (call: string) => run(`${imports}\nc = QuantumCircuit(1, 1)\n${call}`).error;
    expect(delay('c.delay(100, 0)')).toContain('A delay needs a unit: unit="ns", unit="us"');
    expect(delay('with c.if_test((0, 1)):\n  c.delay(100, 0, "ns")')).toContain(
      "A delay can't stand below if_test.",
    );
  });

  it('count, measure their depth, compose, invert, repeat, and control as in Qiskit', () => {
    expect(
      printed(`
circuit = QuantumCircuit(3, 1, name="three")
circuit.h(0)
circuit.cx(0, [1, 2])
circuit.barrier()
circuit.t(2)
circuit.measure(2, 0)
print(circuit.size(), circuit.depth(), circuit.width(), circuit.count_ops(), circuit.num_nonlocal_gates())
print([(step.operation.name, [circuit.qubits.index(q) for q in step.qubits]) for step in circuit.data])

part = QuantumCircuit(2)
part.s(0)
part.cx(0, 1)
whole = QuantumCircuit(3)
whole.compose(part, [2, 0], inplace=True)
print([(step.name, [whole.qubits.index(q) for q in step.qubits]) for step in whole])
print([step.name for step in part.inverse()], [step.name for step in part.repeat(2)])
print(part.compose(part.inverse(), front=True).count_ops())
print(Operator(part.power(-1)) == Operator(part).adjoint())

gate = part.to_gate(label="two")
whole.append(gate.control(), [1, 0, 2])
print(whole.decompose().count_ops(), part.reverse_bits() == part, part.copy() == part)
circuit.remove_final_measurements()
print(circuit.count_ops(), circuit.num_clbits)`),
    ).toBe(`5 5 4 {'cx': 2, 'h': 1, 'barrier': 1, 't': 1, 'measure': 1} 2
[('h', [0]), ('cx', [0, 1]), ('cx', [0, 2]), ('barrier', [0, 1, 2]), ('t', [2]), ('measure', [2])]
[('s', [2]), ('cx', [2, 0])]
['cx', 'sdg'] ['s', 'cx', 's', 'cx']
{'cx': 2, 'sdg': 1, 's': 1}
True
{'s': 1, 'cx': 1, 'cs': 1, 'ccx': 1} False True
{'cx': 2, 'h': 1, 'barrier': 1, 't': 1} 0`);
  });

  it('take registers, slices and lists for qubits', () => {
    expect(
      printed(`
a, b, c = QuantumRegister(2, "a"), QuantumRegister(1, "b"), ClassicalRegister(2, "c")
circuit = QuantumCircuit(a, b, c)
circuit.x(a)
circuit.h(slice(0, 2))
circuit.cx(a, b)
circuit.measure(a, c)
print([(step.name, [circuit.qubits.index(q) for q in step.qubits]) for step in circuit])
print(circuit.qregs, circuit.num_qubits, circuit.num_clbits, circuit.qubits[-1] is b[0])`),
    ).toBe(
      `[('x', [0]), ('x', [1]), ('h', [0]), ('h', [1]), ('cx', [0, 2]), ('cx', [1, 2]), ('measure', [0]), ('measure', [1])]
[QuantumRegister(2, 'a'), QuantumRegister(1, 'b')] 3 2 True`,
    );
  });

  it('have parameters that are assigned later', () => {
    expect(
      printed(`
theta, phi = Parameter("theta"), Parameter("phi")
circuit = QuantumCircuit(1)
circuit.ry(2 * theta + 0.5, 0)
circuit.rz(-phi / 2, 0)
print([p.name for p in circuit.parameters], circuit.num_parameters)
half = circuit.assign_parameters({theta: 0.25})
print(half.parameters, [step.operation.params for step in half])
print([step.operation.params for step in circuit.assign_parameters([1, 0.5])])
both = circuit.assign_parameters({"theta": 0, "phi": pi})
print(Statevector(both).equiv(Statevector(QuantumCircuit(1).ry(0.5, 0).rz(-pi / 2, 0))))`),
    ).toBe(`['phi', 'theta'] 2
[Parameter(phi)] [[1.0], [ParameterExpression(-0.5*phi)]]
[[1.5], [-0.5]]
True`);
  });

  it('put the parameters of a vector in the order of their numbers, whenever values come as a list', () => {
    expect(
      printed(`
a = ParameterVector("a", 12)
b = Parameter("b")
circuit = QuantumCircuit(1)
circuit.rz(b, 0)
for element in reversed(a):
    circuit.ry(element, 0)
print([p.name for p in circuit.parameters])
values = list(range(13))
bound = circuit.assign_parameters(values)
print([step.operation.params[0] for step in bound])
print([step.operation.params[0] for step in circuit.assign_parameters({a: values[:12], b: 12})] == [step.operation.params[0] for step in bound])
same = StatevectorEstimator().run([(circuit, Pauli("Z"), values), (bound, Pauli("Z"))]).result()
print(abs(same[0].data.evs - same[1].data.evs) < 1e-9)
print(a.name, len(a), a[2].index, a[2].vector is a, [p.name for p in a[10:]], a.index(a[3]))
first = a[0]
a.resize(2)
print(a.params == [first, a[1]], repr(a))`),
    )
      .toBe(`['a[0]', 'a[1]', 'a[2]', 'a[3]', 'a[4]', 'a[5]', 'a[6]', 'a[7]', 'a[8]', 'a[9]', 'a[10]', 'a[11]', 'b']
[12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0]
True
True
a 12 2 True ['a[10]', 'a[11]'] 3
True ParameterVector(name='a', length=2)`);
  });

  it('replace one parameter by another', () => {
    expect(
      printed(`
theta, phi = Parameter("theta"), Parameter("phi")
circuit = QuantumCircuit(1)
circuit.ry(2 * theta + 1, 0)
swapped = circuit.assign_parameters({theta: phi / 4})
print(swapped.parameters, swapped.assign_parameters({phi: 2})[0].operation.params)`),
    ).toBe('[Parameter(phi)] [2.0]');
  });

  it('find their bits, registers, and instructions, and count those that a filter accepts', () => {
    expect(
      printed(`
a, b, c = QuantumRegister(2, "a"), QuantumRegister(1, "b"), ClassicalRegister(1, "c")
circuit = QuantumCircuit(a, b, c, metadata={"made": "here"})
circuit.h(0)
circuit.h(2)
circuit.cx(0, 2)
print(circuit.find_bit(b[0]).index, circuit.find_bit(b[0]).registers == [(b, 0)], circuit.find_bit(c[0]).index)
print(circuit.has_register(a), circuit.has_register(QuantumRegister(1, "z")), len(circuit.get_instructions("h")))
print(circuit.size(lambda step: len(step.qubits) > 1), [step.name for step in circuit.reverse_ops()])
circuit.measure_active()
print(circuit.count_ops()["measure"], circuit.cregs[-1], circuit.global_phase, circuit.copy().metadata)
whole = QuantumCircuit(2)
part = QuantumCircuit(1, name="part")
part.x(0)
print([step.name for step in whole.compose(part, [1], wrap=True)])`),
    ).toBe(`2 True 0
True False 2
1 ['cx', 'h', 'h']
2 ClassicalRegister(2, 'measure') 0 {'made': 'here'}
['part']`);
  });

  it('decide by measurements: teleportation transfers any state', () => {
    expect(
      printed(`
circuit = QuantumCircuit(3, 3)
circuit.ry(1.1, 0)
circuit.h(1)
circuit.cx(1, 2)
circuit.cx(0, 1)
circuit.h(0)
circuit.measure([0, 1], [0, 1])
with circuit.if_test((1, 1)):
    circuit.x(2)
with circuit.if_test((circuit.clbits[0], 1)) as otherwise:
    circuit.z(2)
with otherwise:
    circuit.id(2)
circuit.ry(-1.1, 2)
circuit.measure(2, 2)
counts = AerSimulator().run(circuit, shots=400, seed_simulator=3).result().get_counts()
print(sorted(counts), sum(counts.values()))
circuit.remove_final_measurements()
print(circuit.count_ops()["measure"], circuit.num_clbits)`),
    ).toBe(`['000', '001', '010', '011'] 400
2 3`);
  });

  it('prepare states from labels, numbers, and amplitudes', () => {
    expect(
      printed(`
circuit = QuantumCircuit(2)
circuit.initialize([0.6, 0.8j], 1)
circuit.prepare_state("-", 0)
print(Statevector(circuit).equiv(Statevector([sqrt(0.5) * 0.6, -sqrt(0.5) * 0.6, sqrt(0.5) * 0.8j, -sqrt(0.5) * 0.8j])))
three = QuantumCircuit(3)
three.initialize(6)
print(Statevector(three).probabilities_dict())`),
    ).toBe(`True
{'110': 1.0}`);
  });
});

describe('states', () => {
  it('give the probabilities of any qubits, in any order', () => {
    // The example of Statevector.probabilities.
    expect(
      printed(`
psi = Statevector.from_label("1+")
print(psi.probabilities(decimals=3))
print(psi.probabilities([0], 3), psi.probabilities([1], 3))
print(psi.probabilities([0, 1], 3), psi.probabilities([1, 0], 3))
print(psi.probabilities_dict(decimals=3))`),
    ).toBe(`[0.0, 0.0, 0.5, 0.5]
[0.5, 0.5] [0.0, 1.0]
[0.0, 0.0, 0.5, 0.5] [0.0, 0.5, 0.0, 0.5]
{'10': 0.5, '11': 0.5}`);
  });

  it('evolve, compare, and can be measured', () => {
    expect(
      printed(`
bell = QuantumCircuit(2)
bell.h(0)
bell.cx(0, 1)
state = Statevector.from_int(0, 4).evolve(bell)
print(state, len(state), state.num_qubits, state.dim)
print(state.draw("latex"), "/", Statevector.from_label("r").draw("latex"))
print(state.equiv(Statevector([-1j * value for value in state.data])), state == Statevector(bell))
print(abs(state.inner(Statevector.from_label("00")) ** 2 - 0.5) < 1e-9, Statevector.from_label("0").evolve(HGate()).equiv(Statevector.from_label("+")))
state.seed(5)
counts = state.sample_counts(100)
print(sorted(counts), sum(counts.values()), sorted(state.sample_counts(50, [1])))
outcome, left = state.measure([0])
print(left.probabilities_dict() == {outcome * 2: 1.0})
print(Statevector.from_label("0").tensor(Statevector.from_label("1")).to_dict())
print(round(state.expectation_value(Pauli("ZZ")), 9), round(state.expectation_value(Pauli("ZI")), 9))
print(round(state.expectation_value(SparsePauliOp.from_list([("XX", 2), ("YY", 1)])), 9))`),
    ).toBe(`Statevector([0.70710678+0j, 0+0j, 0+0j, 0.70710678+0j],
            dims=(2, 2)) 4 2 4
0.707|00> + 0.707|11> / 0.707|0> + 0.707i|1>
True True
True True
['00', '11'] 100 ['0', '1']
True
{'01': (1+0j)}
1.0 0.0
1.0`);
  });

  it('survive a reset of a qubit that is separate from the others', () => {
    expect(
      printed(`
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.ry(1, 1)
circuit.reset(0)
print(Statevector(circuit).equiv(Statevector(QuantumCircuit(2).ry(1, 1))))
again = QuantumCircuit(2)
again.reset([0, 1])
print(Statevector.from_label("+1").evolve(again).probabilities_dict())
bell = QuantumCircuit(2).h(0).cx(0, 1)
left = Statevector(bell).reset([0])
print(left.probabilities_dict() in ({"00": 1.0}, {"10": 1.0}))
state = Statevector(bell)
state.seed(1)
print(len(state.sample_memory(20)), set(state.sample_memory(20)) == {"00", "11"})
print(Statevector.from_label("r").conjugate().equiv(Statevector.from_label("l")))`),
    ).toBe(`True
{'00': 1.0}
True
20 True
True`);
  });

  it('are transformed by operators', () => {
    expect(
      printed(`
x, z = Operator.from_label("X"), Operator.from_label("Z")
print(x.dot(z).data, (x @ z) == x.dot(z), x.compose(z) == z.dot(x))
print(x.tensor(z) == Operator.from_label("XZ"), x.expand(z) == Operator.from_label("ZX"))
print(Operator(SGate()).equiv(Operator(RZGate(pi / 2))), Operator(SGate()) == Operator(RZGate(pi / 2)))
print(Operator(TGate()).power(8) == Operator.from_label("I"), Operator([[1, 1], [0, 1]]).is_unitary(), x.dim)`),
    ).toBe(`[[0j, (-1+0j)], [(1+0j), 0j]] True True
True True
True False
True False (2, 2)`);
  });
});

describe('runs', () => {
  it('write counts register by register, the last one first', () => {
    expect(
      printed(`
a, b = ClassicalRegister(1, "a"), ClassicalRegister(2, "b")
circuit = QuantumCircuit(QuantumRegister(3, "q"), a, b)
circuit.x([0, 2])
circuit.measure([0, 1, 2], [*a, *b])
result = AerSimulator().run(transpile(circuit, AerSimulator())).result()
print(result.get_counts(), result.get_counts(circuit).int_outcomes(), result.get_counts().most_frequent())
circuit.measure_all()
print(AerSimulator().run([circuit, circuit], shots=10).result().get_counts())
sampled = StatevectorSampler(seed=1).run([circuit], shots=20).result()[0]
print(sampled.data.meas.get_counts(), sampled.data.b.get_counts(), sampled.data.a.get_counts())
plus = QuantumCircuit(1)
plus.ry(Parameter("t"), 0)
print(round(StatevectorEstimator().run([(plus, Pauli("Z"), [pi / 3])]).result()[0].data.evs, 9))`),
    ).toBe(`{'10 1': 1024} {5: 1024} 10 1
[{'101 10 1': 10}, {'101 10 1': 10}]
{'101': 20} {'10': 20} {'1': 20}
0.5`);
  });

  it('have errors if a noise model says so', () => {
    expect(
      printed(`
one = QuantumCircuit(1)
one.x(0)
one.measure_all()
def ones(noise):
    return AerSimulator(noise_model=noise).run(one, shots=2000, seed_simulator=2).result().get_counts().get("1", 0)
print(ones(NoiseModel()), ones(NoiseModel(amplitude_damping=1)), ones(NoiseModel(readout=(0, 1))))
print(abs(ones(NoiseModel(depolarizing=1)) - 1000) < 150, abs(ones(NoiseModel(readout=0.1)) - 1800) < 100)`),
    ).toBe(`2000 0 0
True True`);
  });
});
