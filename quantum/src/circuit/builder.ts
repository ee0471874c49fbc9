import type { ConditionValue } from './condition-value.ts';
import { findGate } from '../gates/catalog.ts';
import type { Bit, Condition, InitialState, Radians, Wire } from './parts.ts';
import type { Circuit, GateDefinition } from './circuit.ts';
import {
  type DisplayKind,
  type Operation,
  barrier,
  delay,
  display,
  gate,
  measure,
  postSelect,
  reset,
  type GateOptions,
} from '../operations/kinds.ts';
import { emptyCircuit, withColumns, withDefinition, withInitialState } from './edit.ts';
import { withBitAdded } from './wire-edits.ts';
import { bitCount, bitsOf, wireCount, wiresOf } from './operations.ts';

/**
 * Writes a circuit in one expression: `circuit(2, 2).h(0).cx(0, 1).measureAll().build()`. Every operation is placed as
 * early as possible. Controls come before targets and angles before wires, as in OpenQASM.
 */
export class CircuitBuilder {
  #base: Circuit;
  readonly #columns: Operation[][];
  /** First free column of each wire and of each classical bit: one past the last column that touches it. */
  readonly #freeWire: number[] = [];
  readonly #freeBit: number[] = [];
  #condition: Condition | undefined;

  constructor(base: Circuit) {
    this.#base = base;
    this.#columns = base.columns.map((column) => [...column]);
    for (const [column, operations] of this.#columns.entries()) {
      for (const operation of operations) this.#occupy(operation, column);
    }
  }

  /** Returns the circuit so far, as frozen data. */
  build(): Circuit {
    return withColumns(
      this.#base,
      this.#columns.map((column) => [...column]),
    );
  }

  id(wire: Wire): this {
    return this.gate('id', [wire]);
  }
  x(wire: Wire): this {
    return this.gate('x', [wire]);
  }
  y(wire: Wire): this {
    return this.gate('y', [wire]);
  }
  z(wire: Wire): this {
    return this.gate('z', [wire]);
  }
  h(wire: Wire): this {
    return this.gate('h', [wire]);
  }
  s(wire: Wire): this {
    return this.gate('s', [wire]);
  }
  sdg(wire: Wire): this {
    return this.gate('sdg', [wire]);
  }
  t(wire: Wire): this {
    return this.gate('t', [wire]);
  }
  tdg(wire: Wire): this {
    return this.gate('tdg', [wire]);
  }
  sx(wire: Wire): this {
    return this.gate('sx', [wire]);
  }
  sxdg(wire: Wire): this {
    return this.gate('sxdg', [wire]);
  }
  rx(theta: Radians, wire: Wire): this {
    return this.gate('rx', [wire], { parameters: [theta] });
  }
  ry(theta: Radians, wire: Wire): this {
    return this.gate('ry', [wire], { parameters: [theta] });
  }
  rz(theta: Radians, wire: Wire): this {
    return this.gate('rz', [wire], { parameters: [theta] });
  }
  p(theta: Radians, wire: Wire): this {
    return this.gate('p', [wire], { parameters: [theta] });
  }
  u(theta: Radians, phi: Radians, lambda: Radians, wire: Wire): this {
    return this.gate('u', [wire], { parameters: [theta, phi, lambda] });
  }
  swap(a: Wire, b: Wire): this {
    return this.gate('swap', [a, b]);
  }
  iswap(a: Wire, b: Wire): this {
    return this.gate('iswap', [a, b]);
  }
  rxx(theta: Radians, a: Wire, b: Wire): this {
    return this.gate('rxx', [a, b], { parameters: [theta] });
  }
  ryy(theta: Radians, a: Wire, b: Wire): this {
    return this.gate('ryy', [a, b], { parameters: [theta] });
  }
  rzz(theta: Radians, a: Wire, b: Wire): this {
    return this.gate('rzz', [a, b], { parameters: [theta] });
  }
  cx(control: Wire, target: Wire): this {
    return this.gate('x', [target], { controls: [control] });
  }
  cy(control: Wire, target: Wire): this {
    return this.gate('y', [target], { controls: [control] });
  }
  cz(control: Wire, target: Wire): this {
    return this.gate('z', [target], { controls: [control] });
  }
  ch(control: Wire, target: Wire): this {
    return this.gate('h', [target], { controls: [control] });
  }
  cp(theta: Radians, control: Wire, target: Wire): this {
    return this.gate('p', [target], { parameters: [theta], controls: [control] });
  }
  ccx(first: Wire, second: Wire, target: Wire): this {
    return this.gate('x', [target], { controls: [first, second] });
  }
  ccz(first: Wire, second: Wire, target: Wire): this {
    return this.gate('z', [target], { controls: [first, second] });
  }
  cswap(control: Wire, a: Wire, b: Wire): this {
    return this.gate('swap', [a, b], { controls: [control] });
  }

  /** Adds any gate by name, from the catalog or the circuit's own, under any controls. */
  gate(name: string, targets: readonly Wire[], options: GateOptions = {}): this {
    const condition = options.condition ?? this.#condition;
    return this.place(gate(name, targets, condition ? { ...options, condition } : options));
  }

  /** Measures a wire into a classical bit, which is added if it is missing. */
  measure(wire: Wire, bit: Bit): this {
    while (bitCount(this.#base) <= bit) this.#base = withBitAdded(this.#base);
    return this.place(measure(wire, bit, this.#condition));
  }

  /** Measures wire 0 into bit 0, wire 1 into bit 1, and so on. */
  measureAll(): this {
    for (let wire = 0; wire < wireCount(this.#base); wire++) this.measure(wire, wire);
    return this;
  }

  reset(wire: Wire): this {
    return this.place(reset(wire, this.#condition));
  }

  /** Keeps the runs that would be found in `state`. */
  postSelect(wire: Wire, state: InitialState): this {
    return this.place(postSelect(wire, state));
  }

  display(shows: DisplayKind, ...wires: Wire[]): this {
    return this.place(display(shows, wires));
  }

  delay(nanoseconds: number, wire: Wire): this {
    return this.place(delay(wire, nanoseconds));
  }

  /** Keeps later operations after it on these wires, or on all wires if none are named. */
  barrier(...wires: Wire[]): this {
    return this.place(barrier(wires.length > 0 ? wires : [...this.#base.initial.keys()]));
  }

  /**
   * Makes the operations of `then` conditional: they act only if the bits, the first least significant, equal `equals`.
   */
  when(bits: Bit | readonly Bit[], equals: ConditionValue, then: (builder: this) => void): this {
    const outer = this.#condition;
    if (outer) throw new RangeError('A condition cannot be inside another one.');
    this.#condition = { bits: typeof bits === 'number' ? [bits] : [...bits], equals };
    then(this);
    this.#condition = undefined;
    return this;
  }

  initial(wire: Wire, state: InitialState): this {
    this.#base = withInitialState(this.#base, wire, state);
    return this;
  }

  define(definition: GateDefinition): this {
    this.#base = withDefinition(this.#base, definition);
    return this;
  }

  /** Places any operation, as early as possible. */
  place(operation: Operation): this {
    if (operation.kind === 'gate') this.#requireKnown(operation.gate);
    let column = 0;
    for (const wire of wiresOf(operation)) column = Math.max(column, this.#freeWire[wire] ?? 0);
    for (const bit of bitsOf(operation)) column = Math.max(column, this.#freeBit[bit] ?? 0);
    if (column === this.#columns.length) this.#columns.push([]);
    this.#columns[column].push(operation);
    this.#occupy(operation, column);
    return this;
  }

  #occupy(operation: Operation, column: number): void {
    for (const wire of wiresOf(operation)) this.#freeWire[wire] = column + 1;
    for (const bit of bitsOf(operation)) this.#freeBit[bit] = column + 1;
  }

  #requireKnown(name: string): void {
    if (findGate(name) || this.#base.definitions.some((definition) => definition.name === name))
      return;
    throw new RangeError(`There is no gate called "${name}".`);
  }
}

/** Starts a circuit of `wires` qubits in |0>. Measurements add the classical bits that they need. */
export function circuit(wires: number, bits = 0): CircuitBuilder {
  return new CircuitBuilder(emptyCircuit(wires, bits));
}

/** Continues an existing circuit. */
export function continueCircuit(base: Circuit): CircuitBuilder {
  return new CircuitBuilder(base);
}
