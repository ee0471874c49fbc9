import type { Bit, Condition, InitialState, Wire } from '../../../circuit/parts.ts';
import type { Circuit, GateDefinition, Register } from '../../../circuit/circuit.ts';
import type { Operation } from '../../../operations/kinds.ts';
import { takesCondition } from '../../../circuit/operations.ts';
import { conditionValue } from '../../../circuit/condition-value.ts';
import { frozen } from '../../../circuit/frozen.ts';
import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import { UniqueNames } from '../../unique-names.ts';
import { bitFormula, type Formula, type Pattern } from '../evaluate/formula.ts';
import type { FragmentOperation } from '../../fragment.ts';
import { Schedule } from './schedule.ts';

/** The destination of gates and barriers: a circuit, or the body of a gate. */
export interface Sink {
  place(operation: FragmentOperation, at: number): void;
  /** Adds a global phase in radians. */
  turn(angle: number): void;
}

/** Collects the registers and the operations of a circuit while its text is being executed. */
export class Recorder implements Sink {
  readonly #quantumRegisters: Register[] = [];
  readonly #classicalRegisters: Register[] = [];
  readonly #names = new UniqueNames();
  readonly #schedule = new Schedule();
  /** How often each classical bit has been written. */
  readonly #versions: number[] = [];
  /** Bits that the text declares as 1, and the places of the declarations. A circuit's bits start as 0. */
  readonly #declaredAsOne = new Map<Bit, number>();
  readonly #gates = new Set<string>();
  #wires = 0;
  /** The current condition, and the versions of the bits that it reads. */
  #condition:
    | {
        readonly bits: Pattern;
        readonly written: Condition;
        readonly versions: readonly number[];
        readonly canBeMet: boolean;
      }
    | undefined;

  /** Adds a register of qubits and returns its wires. */
  addQubits(name: string, size: number, at: number): Wire[] {
    if (this.#wires + size > LIMITS.wires) {
      throw new Refusal(
        at,
        `This makes ${(this.#wires + size).toLocaleString('en-US')} qubits. At most ${LIMITS.wires.toLocaleString('en-US')} are accepted.`,
      );
    }
    this.#quantumRegisters.push({ name: this.#names.take(name), size });
    this.#wires += size;
    return Array.from({ length: size }, (_, i) => this.#wires - size + i);
  }

  addBits(name: string, size: number, at: number): Bit[] {
    const first = this.#versions.length;
    if (first + size > LIMITS.bits) {
      throw new Refusal(
        at,
        `This makes ${(first + size).toLocaleString('en-US')} classical bits. At most ${LIMITS.bits.toLocaleString('en-US')} are accepted.`,
      );
    }
    if (size === 0) return []; // a circuit contains no empty registers
    this.#classicalRegisters.push({ name: this.#names.take(name), size });
    for (let i = 0; i < size; i++) this.#versions.push(0);
    return Array.from({ length: size }, (_, i) => first + i);
  }

  /** Gives a new bit the value 1. The value applies until a measurement into the bit, which is required. */
  declareAsOne(bit: Bit, at: number): void {
    this.#declaredAsOne.set(bit, at);
  }

  /** Returns bits that were declared as 1 and never measured into. A circuit cannot represent these. */
  bitsLeftAtOne(): { readonly name: string; readonly at: number }[] {
    return [...this.#declaredAsOne]
      .filter(([bit]) => this.#versions[bit] === 0)
      .map(([bit, at]) => ({ name: this.#bitName(bit), at }));
  }

  /**
   * Returns the future values of classical bits at this point. Bits that were never written hold 0. They still count as
   * read if a bit beside them was written, or if they are to be left open, so that a condition on a register remains
   * one on all of it.
   */
  formulasOf(bits: readonly Bit[], isOpen = false): Formula[] {
    const isKnown = !isOpen && bits.every((bit) => this.#versions[bit] === 0);
    return bits.map((bit) => {
      if (this.#isStillOne(bit)) return true;
      return isKnown ? false : bitFormula(bit, this.#versions[bit]);
    });
  }

  /** Returns how many bits the current condition reads. */
  get conditionBits(): number {
    return this.#condition?.written.bits.length ?? 0;
  }

  /** Returns false if the recorded operations are under a condition that cannot be met. */
  get canRun(): boolean {
    return this.#condition?.canBeMet ?? true;
  }

  allWires(): Wire[] {
    return Array.from({ length: this.#wires }, (_, wire) => wire);
  }

  /** Returns true if a gate with that name was placed. */
  uses(gate: string): boolean {
    return this.#gates.has(gate);
  }

  /** Throws a `Refusal` if a bit has been written since a formula read it. */
  requireCurrent(read: ReadonlyMap<Bit, number>, at: number): void {
    for (const [bit, version] of read) {
      if (this.#versions[bit] !== version) {
        throw new Refusal(
          at,
          `This depends on ${this.#bitName(bit)} as it was before it was measured again. Measure into another bit.`,
        );
      }
    }
  }

  /**
   * Records the operations of `inside` under a pattern of bits, in addition to the current condition. If that cannot be
   * met, measurements change nothing: known bits stay known.
   */
  under(pattern: Pattern, at: number, inside: () => void, canBeMet = true): void {
    const outer = this.#condition;
    const bits = new Map(outer?.bits);
    for (const [bit, value] of pattern) {
      if ((bits.get(bit) ?? value) !== value) return; // It contradicts the outer condition, so it never happens.
      bits.set(bit, value);
    }
    if (bits.size > LIMITS.conditionBits) {
      throw new Refusal(
        at,
        `This condition looks at ${bits.size} classical bits. At most ${LIMITS.conditionBits} are accepted.`,
      );
    }
    const order = [...bits.keys()].sort((a, b) => a - b);
    const equals = conditionValue(order.map((bit) => bits.get(bit) ?? 0));
    this.#condition = {
      bits,
      written: { bits: order, equals },
      versions: order.map((bit) => this.#versions[bit]),
      canBeMet: canBeMet && (outer?.canBeMet ?? true),
    };
    try {
      inside();
    } finally {
      this.#condition = outer;
    }
  }

  place(operation: FragmentOperation, at: number): void {
    if (operation.kind === 'gate') this.#gates.add(operation.gate);
    this.add(operation, at);
  }

  /** A phase of the whole circuit cannot be observed, and circuits do not store one. */
  turn(): void {}

  measure(wire: Wire, bit: Bit, at: number): void {
    if (this.#condition && this.#isStillOne(bit)) {
      throw new Refusal(
        at,
        `${this.#bitName(bit)} is declared as 1, and would stay so where this measurement is not made. A circuit's bits start as 0.`,
      );
    }
    this.add({ kind: 'measure', wire, bit }, at);
    if (this.canRun) this.#versions[bit] += 1;
  }

  /** Adds an operation, under the current condition if its kind takes one. */
  add(operation: Operation, at: number): void {
    const condition = this.#condition;
    if (!condition || !takesCondition(operation)) return this.#schedule.add(operation);
    const seen = condition.written.bits.map((bit, i): [Bit, number] => [
      bit,
      condition.versions[i],
    ]);
    this.requireCurrent(new Map(seen), at);
    this.#schedule.add({ ...operation, condition: condition.written });
  }

  #isStillOne(bit: Bit): boolean {
    return this.#declaredAsOne.has(bit) && this.#versions[bit] === 0;
  }

  /** Returns everything so far as a frozen circuit. */
  circuit(definitions: readonly GateDefinition[]): Circuit {
    return frozen({
      version: 1,
      quantumRegisters: this.#quantumRegisters,
      classicalRegisters: this.#classicalRegisters,
      initial: Array.from({ length: this.#wires }, (): InitialState => '0'),
      definitions,
      columns: this.#schedule.columns,
    });
  }

  #bitName(bit: Bit): string {
    let first = 0;
    for (const { name, size } of this.#classicalRegisters) {
      if (bit < first + size) return `${name}[${bit - first}]`;
      first += size;
    }
    return `bit ${bit}`;
  }
}
