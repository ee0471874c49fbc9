import { bitOfValue } from '../../circuit/condition-value.ts';
import type { Circuit, Column, GateDefinition, Register } from '../../circuit/circuit.ts';
import type { Condition, Control } from '../../circuit/parts.ts';
import type { GateOperation, Operation } from '../../operations/kinds.ts';
import { bitCount, takesCondition, wireCount } from '../../circuit/operations.ts';
import { requireSound } from '../../circuit/problems.ts';
import { linkOf } from '../operation-kinds.ts';
import { BitWriter } from './bit-stream.ts';
import { checksumOf } from './checksum.ts';
import {
  CODE_BITS,
  EXTRA,
  EXTRA_BITS,
  GATE_CODES,
  INITIAL_CODES,
  OWN_GATE,
  PERMUTATION,
  widthOf,
} from './codes.ts';
import { writeNumber } from './number-code.ts';

/** The current form, which is the first character of a link. */
export const URL_VERSION = '1';
/** The number of characters in the checksum at the end. */
export const CHECKSUM_LENGTH = 4;

/**
 * Writes a circuit as a short text of letters, digits, "-", and "_", which is allowed anywhere in a URL: a version, the
 * circuit bit by bit, and a checksum. A Bell pair takes 14 characters. `parseCircuitUrl` returns exactly this circuit,
 * including its columns, names, and sliders.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound.
 */
export function formatCircuitUrl(circuit: Circuit): string {
  requireSound(circuit);
  const writer = new BitWriter();
  new CircuitWriter(writer, circuit).write();
  const text = URL_VERSION + writer.text();
  const checksum = new BitWriter();
  checksum.bits(checksumOf(text), 6 * CHECKSUM_LENGTH);
  return text + checksum.text();
}

class CircuitWriter {
  readonly #writer: BitWriter;
  readonly #circuit: Circuit;
  readonly #ownCodes: ReadonlyMap<string, number>;

  constructor(writer: BitWriter, circuit: Circuit) {
    this.#writer = writer;
    this.#circuit = circuit;
    this.#ownCodes = new Map(circuit.definitions.map(({ name }, i) => [name, i]));
  }

  write(): void {
    const { quantumRegisters, classicalRegisters, initial, definitions, columns } = this.#circuit;
    this.#registers(quantumRegisters, 'q');
    this.#registers(classicalRegisters, 'c');
    const isPrepared = initial.some((state) => state !== '0');
    this.#writer.flag(isPrepared);
    if (isPrepared) for (const state of initial) this.#writer.bits(INITIAL_CODES.indexOf(state), 3);
    this.#writer.count(definitions.length);
    for (const { name, wires } of definitions) {
      this.#writer.string(name);
      this.#writer.count(wires);
    }
    for (const definition of definitions) this.#definition(definition);
    this.#columns(columns, wireCount(this.#circuit), bitCount(this.#circuit));
  }

  /** A single register with the usual name is written as its size; 0 means none. */
  #registers(registers: readonly Register[], usual: string): void {
    const isUsual =
      registers.length === 0 || (registers.length === 1 && registers[0].name === usual);
    this.#writer.flag(!isUsual);
    if (isUsual) return this.#writer.count(registers[0]?.size ?? 0);
    this.#writer.count(registers.length);
    for (const { name, size } of registers) {
      this.#writer.string(name);
      this.#writer.count(size);
    }
  }

  /** Definitions come after the names and sizes of all of them, because a definition can contain later ones. */
  #definition(definition: GateDefinition): void {
    this.#writer.flag('body' in definition);
    if ('body' in definition) return this.#columns(definition.body, definition.wires, 0);
    if ('permutation' in definition) writeNumber(this.#writer, PERMUTATION);
    const width = definition.wires;
    if ('permutation' in definition)
      for (const image of definition.permutation) this.#writer.bits(image, width);
    else for (const number of definition.matrix) writeNumber(this.#writer, number);
  }

  #columns(columns: readonly Column[], wires: number, bits: number): void {
    this.#writer.count(columns.length);
    for (const column of columns) {
      this.#writer.count(column.length);
      for (const operation of column) this.#operation(operation, widthOf(wires), widthOf(bits));
    }
  }

  #operation(operation: Operation, wireWidth: number, bitWidth: number): void {
    if (operation.kind === 'gate') this.#gate(operation, wireWidth);
    else this.#linked(operation, wireWidth, bitWidth);
    if (takesCondition(operation)) this.#condition(operation.condition, bitWidth);
  }

  #linked(operation: Exclude<Operation, GateOperation>, wireWidth: number, bitWidth: number): void {
    const writer = this.#writer;
    const link = linkOf(operation);
    const code = link.codeOf?.(operation) ?? link.codes[0];
    writer.bits(code, code >> EXTRA_BITS === EXTRA ? CODE_BITS + EXTRA_BITS : CODE_BITS);
    link.write(operation, {
      wire: (wire) => writer.bits(wire, wireWidth),
      wires: (wires) => {
        writer.count(wires.length);
        for (const wire of wires) writer.bits(wire, wireWidth);
      },
      bit: (bit) => writer.bits(bit, bitWidth),
      state: (state) => writer.bits(INITIAL_CODES.indexOf(state), 3),
      number: (value) => writeNumber(writer, value),
      string: (text) => writer.string(text),
    });
  }

  #gate(operation: GateOperation, wireWidth: number): void {
    const writer = this.#writer;
    const own = this.#ownCodes.get(operation.gate);
    if (own === undefined) {
      writer.bits(
        GATE_CODES.findIndex((name) => name === operation.gate),
        CODE_BITS,
      );
    } else {
      writer.bits(OWN_GATE, CODE_BITS);
      writer.count(own);
    }
    for (const wire of operation.targets) writer.bits(wire, wireWidth);
    this.#controls(operation.controls, wireWidth);
    for (const angle of operation.parameters) writeNumber(writer, angle);
    if (operation.parameters.length > 0) this.#sources(operation);
  }

  #controls(controls: readonly Control[], wireWidth: number): void {
    this.#writer.flag(controls.length > 0);
    if (controls.length === 0) return;
    this.#writer.count(controls.length - 1);
    for (const { wire, on } of controls) {
      this.#writer.bits(wire, wireWidth);
      this.#writer.bits(on, 1);
    }
  }

  #sources({ sources }: GateOperation): void {
    this.#writer.flag(sources !== undefined);
    for (const source of sources ?? []) {
      this.#writer.flag(source !== null);
      if (!source) continue;
      this.#writer.string(source.name);
      writeNumber(this.#writer, source.times);
      writeNumber(this.#writer, source.plus);
    }
  }

  #condition(condition: Condition | undefined, bitWidth: number): void {
    this.#writer.flag(condition !== undefined);
    if (!condition) return;
    this.#writer.count(condition.bits.length - 1);
    for (const bit of condition.bits) this.#writer.bits(bit, bitWidth);
    const { bits, equals } = condition;
    if (bits.length <= 53) this.#writer.count(Number(equals));
    else for (const i of bits.keys()) this.#writer.flag(bitOfValue(equals, i) === 1);
  }
}
