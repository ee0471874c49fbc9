import type { BarrierOperation, GateOperation, Operation } from '../../operations/kinds.ts';
import type { Circuit, GateDefinition, Register } from '../../circuit/circuit.ts';
import type { Condition, Control, InitialState } from '../../circuit/parts.ts';
import { requireSound } from '../../circuit/problems.ts';
import { findGate } from '../../gates/catalog.ts';
import { definitionsInOrder } from '../definitions.ts';
import { NameGiver } from '../names.ts';
import { angleText, numberText } from '../number-text.ts';
import { languagesOf } from '../operation-language-kinds.ts';
import { partsOfCondition } from '../condition-parts.ts';
import { registerSlots } from '../registers.ts';
import { partsOfDefinition } from '../synthesis/definition-parts.ts';
import { CONTROLLED_METHODS, GATE_CLASSES, RESERVED_PYTHON } from './gate-classes.ts';

/** Labels of `QuantumCircuit.prepare_state`. */
const STATE_LABELS: { readonly [state in InitialState]: string } = {
  '0': '0',
  '1': '1',
  '+': '+',
  '-': '-',
  i: 'r',
  '-i': 'l',
};

/**
 * Writes a circuit as a Python program that builds it with Qiskit (1.0 and later) under the name `circuit`. Registers
 * keep their order, so outcomes are written in the same way. Controls on 0 become `ctrl_state`, conditions become
 * `if_test`, and the circuit's own gates become `to_gate()` or `UnitaryGate`.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound. Source: https://docs.quantum.ibm.com/api/qiskit
 * (QuantumCircuit, circuit library).
 */
export function formatQiskit(circuit: Circuit): string {
  requireSound(circuit);
  return new QiskitWriter(circuit).text();
}

/** An operation as lines of a program that already has the circuit, and what they need to import. */
export interface QiskitLines {
  readonly lines: readonly string[];
  /** True if an angle is written with `pi` from `math`. */
  readonly needsPi: boolean;
  /** Classes of `qiskit.circuit.library`. */
  readonly classes: readonly string[];
}

/**
 * Writes one operation of a sound circuit that a program calls `name`. Wires and bits are written as numbers in the
 * whole circuit, so the program's names for its registers do not matter.
 */
export function formatQiskitOperation(
  circuit: Circuit,
  operation: Operation,
  name: string,
): QiskitLines {
  return new QiskitWriter(circuit, name).linesOf(operation);
}

/** Returns the line that puts a wire into its initial state, with the same numbers. A wire in |0> needs none. */
export function formatQiskitInitial(state: InitialState, wire: number, name: string): string {
  return `${name}.prepare_state("${STATE_LABELS[state]}", ${wire})`;
}

class QiskitWriter {
  readonly #circuit: Circuit;
  /** The program's name for the circuit. */
  readonly #name: string;
  readonly #quantumNames: readonly string[];
  readonly #classicalNames: readonly string[];
  readonly #gateNames: ReadonlyMap<string, string>;
  readonly #wires: readonly string[];
  readonly #bits: readonly string[];
  /** Classes of `qiskit.circuit.library` that the program needs. */
  readonly #classes = new Set<string>();
  #needsPi = false;

  /** @param numbered The name of the circuit if wires and bits are written as numbers. */
  constructor(circuit: Circuit, numbered?: string) {
    this.#circuit = circuit;
    this.#name = numbered ?? 'circuit';
    const giver = new NameGiver(RESERVED_PYTHON, /^[a-z_][A-Za-z0-9_]*$/);
    this.#quantumNames = circuit.quantumRegisters.map(({ name }) => giver.give(name, 'q'));
    this.#classicalNames = circuit.classicalRegisters.map(({ name }, i) =>
      numbered === undefined ? giver.give(name, 'c') : `${numbered}.cregs[${i}]`,
    );
    this.#gateNames = new Map(
      circuit.definitions.map(({ name }) => [name, giver.give(name, 'gate')]),
    );
    const placesOf = (registers: readonly Register[], names: readonly string[]) =>
      registerSlots(registers.map((register, i) => ({ ...register, name: names[i] }))).map(
        ({ register, index }, place) =>
          numbered === undefined ? `${register}[${index}]` : String(place),
      );
    this.#wires = placesOf(circuit.quantumRegisters, this.#quantumNames);
    this.#bits = placesOf(circuit.classicalRegisters, this.#classicalNames);
  }

  text(): string {
    const { quantumRegisters, classicalRegisters, initial, columns } = this.#circuit;
    const definitions = definitionsInOrder(this.#circuit).flatMap((definition) =>
      this.#definition(definition),
    );
    const prepared = initial.flatMap((state, wire) =>
      state === '0'
        ? []
        : [`circuit.prepare_state("${STATE_LABELS[state]}", ${this.#wires[wire]})`],
    );
    const body = columns.flatMap((column) =>
      column.flatMap((operation) => this.#operation(operation)),
    );
    const registers = [
      ...quantumRegisters.map(
        ({ size }, i) =>
          `${this.#quantumNames[i]} = QuantumRegister(${size}, "${this.#quantumNames[i]}")`,
      ),
      ...classicalRegisters.map(
        ({ size }, i) =>
          `${this.#classicalNames[i]} = ClassicalRegister(${size}, "${this.#classicalNames[i]}")`,
      ),
    ];
    const all = [...this.#quantumNames, ...this.#classicalNames].join(', ');
    return `${[...this.#imports(), '', ...definitions, ...registers, `circuit = QuantumCircuit(${all})`, ...prepared, ...body].join('\n')}\n`;
  }

  linesOf(operation: Operation): QiskitLines {
    const lines = this.#operation(operation);
    return { lines, needsPi: this.#needsPi, classes: [...this.#classes].sort() };
  }

  #imports(): string[] {
    const registers =
      this.#circuit.classicalRegisters.length > 0
        ? 'ClassicalRegister, QuantumCircuit'
        : 'QuantumCircuit';
    return [
      ...(this.#needsPi ? ['from math import pi', ''] : []),
      `from qiskit import ${registers}, QuantumRegister`,
      ...(this.#classes.size > 0
        ? [`from qiskit.circuit.library import ${[...this.#classes].sort().join(', ')}`]
        : []),
    ];
  }

  #definition(definition: GateDefinition): string[] {
    const name = this.#gateNames.get(definition.name) ?? definition.name;
    if ('matrix' in definition) {
      this.#classes.add('UnitaryGate');
      return [
        `${name} = UnitaryGate(`,
        '    [',
        ...matrixRows(definition).map((row) => `        [${row}],`),
        '    ],',
        `    label="${name}",`,
        ')',
        '',
      ];
    }
    const wires = Array.from({ length: definition.wires }, (_, wire) => String(wire));
    const body = partsOfDefinition(definition).operations.flatMap((operation) =>
      operation.kind === 'gate' ? this.#gate(operation, wires, name) : [],
    );
    return [
      `${name} = QuantumCircuit(${definition.wires}, name="${name}")`,
      ...body,
      `${name} = ${name}.to_gate()`,
      '',
    ];
  }

  #operation(operation: Operation): string[] {
    const lines = languagesOf(operation).qiskit(operation, {
      circuit: this.#name,
      wire: (wire) => this.#wires[wire],
      bit: (bit) => this.#bits[bit],
      gate: (gate) => this.#gate(gate, this.#wires, this.#name),
      barrier: (barrier) => this.#barrier(barrier),
    });
    return operation.condition ? this.#underCondition(operation.condition, lines) : [...lines];
  }

  /** Nests one `with` inside the other, because all parts must hold. */
  #underCondition(condition: Condition, lines: readonly string[]): string[] {
    const parts = partsOfCondition(condition, this.#circuit);
    const heads = parts.map((part, depth) => {
      const left =
        part.kind === 'register' ? this.#classicalNames[part.register] : this.#bits[part.bit];
      return `${'    '.repeat(depth)}with ${this.#name}.if_test((${left}, ${part.equals})):`;
    });
    return [...heads, ...lines.map((line) => '    '.repeat(parts.length) + line)];
  }

  #barrier({ wires }: BarrierOperation): string {
    const isWhole = wires.length === this.#wires.length;
    return `${this.#name}.barrier(${isWhole ? '' : wires.map((wire) => this.#wires[wire]).join(', ')})`;
  }

  /** Writes one gate on a circuit called `on`. The controls come before the targets, as in Qiskit. */
  #gate(operation: GateOperation, wires: readonly string[], on: string): string[] {
    const { gate, targets } = operation;
    const controls = gate === 'id' ? [] : operation.controls; // the identity needs no controls
    const angles = operation.parameters.map((angle) => this.#angle(angle));
    const operands = [...controls.map((control) => control.wire), ...targets].map(
      (wire) => wires[wire],
    );
    const method = this.#methodOf(gate, controls);
    if (method !== undefined) {
      const given = gate === 'u' && controls.length === 1 ? [...angles, '0'] : angles;
      return [`${on}.${method}(${[...given, ...operands].join(', ')})`];
    }
    return [
      `${on}.append(${this.#object(gate, angles)}${controlCall(controls)}, [${operands.join(', ')}])`,
    ];
  }

  #methodOf(gate: string, controls: readonly Control[]): string | undefined {
    if (controls.some((control) => control.on === 0)) return undefined;
    if (controls.length === 0) return findGate(gate)?.qiskit ?? undefined;
    if (controls.length === 1) return CONTROLLED_METHODS.get(gate);
    return controls.length === 2 && (gate === 'x' || gate === 'z') ? `cc${gate}` : undefined;
  }

  /** Returns an expression for the gate itself. */
  #object(gate: string, angles: readonly string[]): string {
    const spec = findGate(gate);
    if (!spec) return this.#gateNames.get(gate) ?? gate;
    const name = GATE_CLASSES[spec.name];
    this.#classes.add(name);
    return `${name}(${angles.join(', ')})${gate === 'iswapdg' ? '.inverse()' : ''}`;
  }

  #angle(angle: number): string {
    const text = angleText(angle);
    if (text.includes('pi')) this.#needsPi = true;
    return text;
  }
}

/** Returns `.control(2, ctrl_state="01")`, for example. The rightmost digit is the value for the first control. */
function controlCall(controls: readonly Control[]): string {
  if (controls.length === 0) return '';
  const state = controls
    .map((control) => control.on)
    .reverse()
    .join('');
  const isPlain = controls.every((control) => control.on === 1);
  return `.control(${controls.length}${isPlain ? '' : `, ctrl_state="${state}"`})`;
}

function matrixRows({ matrix, wires }: Extract<GateDefinition, { matrix: unknown }>): string[] {
  const size = 2 ** wires;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      complexText(matrix[2 * (row * size + column)], matrix[2 * (row * size + column) + 1]),
    ).join(', '),
  );
}

function complexText(re: number, im: number): string {
  if (im === 0) return numberText(re);
  if (re === 0) return `${numberText(im)}j`;
  return `${numberText(re)}${im < 0 ? '-' : '+'}${numberText(Math.abs(im))}j`;
}
