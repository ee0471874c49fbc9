import { conditionValue } from '../../circuit/condition-value.ts';
import type { Circuit, Column, GateDefinition, Register } from '../../circuit/circuit.ts';
import type { Condition, Control, InitialState } from '../../circuit/parts.ts';
import type { GateOperation, Operation, ParameterSource } from '../../operations/kinds.ts';
import { frozen } from '../../circuit/frozen.ts';
import { takesCondition } from '../../circuit/operations.ts';
import { problemsOf } from '../../circuit/problems.ts';
import { GATES } from '../../gates/catalog.ts';
import { LINK_OF_CODE } from '../operation-kinds.ts';
import type { LinkReader } from '../operation-notation.ts';
import { LIMITS } from '../limits.ts';
import { BitReader, DamagedText } from './bit-stream.ts';
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
import { CHECKSUM_LENGTH, URL_VERSION } from './format-circuit-url.ts';
import { readNumber } from './number-code.ts';

export type CircuitUrlResult =
  | { readonly ok: true; readonly circuit: Circuit }
  /** A sentence for the person who followed the link. */
  | { readonly ok: false; readonly message: string };

const DAMAGED = 'This link is damaged: its checksum does not fit. Was it copied whole?';

/** Reads the output of `formatCircuitUrl`. Never throws: damage, other versions, and nonsense result in a message. */
export function parseCircuitUrl(text: string): CircuitUrlResult {
  if (text.length > LIMITS.characters)
    return failure(
      `This link has ${text.length} characters. At most ${LIMITS.characters} are read.`,
    );
  // A sentence or a mail can leave punctuation around a link.
  const link = text.replace(/^[^A-Za-z0-9_-]+/, '').replace(/[^A-Za-z0-9_-]{1,20}$/, '');
  if (!/^[A-Za-z0-9_-]+$/.test(link) || link.length < CHECKSUM_LENGTH + 2)
    return failure('This is no link to a circuit, or it was cut off.');
  if (!link.startsWith(URL_VERSION)) {
    return failure(
      `This link is of form "${link.charAt(0)}", and only form "${URL_VERSION}" is known here. Reload the page, it may be out of date; or the beginning of the link is missing.`,
    );
  }
  const body = link.slice(0, -CHECKSUM_LENGTH);
  const isWhole =
    new BitReader(link.slice(-CHECKSUM_LENGTH)).bits(6 * CHECKSUM_LENGTH) === checksumOf(body);
  if (!isWhole) return failure(DAMAGED);
  try {
    const circuit = new CircuitDecoder(new BitReader(body.slice(URL_VERSION.length))).read();
    const [problem] = problemsOf(circuit);
    return problem
      ? failure(`This link holds a circuit that cannot be: ${problem.message}`)
      : { ok: true, circuit: frozen(circuit) };
  } catch (error) {
    if (!(error instanceof DamagedText)) throw error;
    return failure(DAMAGED);
  }
}

function failure(message: string): CircuitUrlResult {
  return { ok: false, message };
}

class CircuitDecoder {
  readonly #reader: BitReader;
  /** Names and sizes of the circuit's own gates that are known so far. */
  readonly #own: { readonly name: string; readonly wires: number }[] = [];

  constructor(reader: BitReader) {
    this.#reader = reader;
  }

  read(): Circuit {
    const quantumRegisters = this.#registers('q', LIMITS.wires);
    const classicalRegisters = this.#registers('c', LIMITS.bits);
    const wires = quantumRegisters.reduce((sum, { size }) => sum + size, 0);
    const bits = classicalRegisters.reduce((sum, { size }) => sum + size, 0);
    const isPrepared = this.#reader.flag();
    const initial = Array.from({ length: wires }, (): InitialState =>
      isPrepared ? this.#entry(INITIAL_CODES, 3) : '0',
    );
    const definitions = this.#definitions();
    return {
      version: 1,
      quantumRegisters,
      classicalRegisters,
      initial,
      definitions,
      columns: this.#columns(wires, bits),
    };
  }

  #registers(usual: string, max: number): Register[] {
    const isNamed = this.#reader.flag();
    const count = isNamed ? this.#reader.boundedCount() : this.#reader.count();
    const registers: Register[] = [];
    if (!isNamed && count > 0) registers.push({ name: usual, size: count });
    for (let i = 0; isNamed && i < count; i++) {
      registers.push({ name: this.#reader.string(), size: this.#reader.count() });
    }
    if (registers.reduce((sum, { size }) => sum + size, 0) > max) throw new DamagedText();
    return registers;
  }

  /** Names and sizes come first, because a gate can contain later ones. */
  #definitions(): GateDefinition[] {
    const count = this.#reader.boundedCount();
    for (let i = 0; i < count; i++)
      this.#own.push({ name: this.#reader.string(), wires: this.#reader.count() });
    return this.#own.map(({ name, wires }) => {
      if (wires === 0 || wires > LIMITS.wires) throw new DamagedText();
      if (this.#reader.flag()) return { name, wires, body: this.#columns(wires, 0) };
      const first = readNumber(this.#reader);
      const isPermutation = first === PERMUTATION;
      const size = isPermutation ? 2 ** wires : 2 * 4 ** wires;
      if (size > this.#reader.rest) throw new DamagedText();
      const entries = Array.from({ length: size }, (_, i) => {
        if (isPermutation) return this.#reader.bits(wires);
        return i === 0 ? first : readNumber(this.#reader);
      });
      return isPermutation
        ? { name, wires, permutation: entries }
        : { name, wires, matrix: entries };
    });
  }

  #columns(wires: number, bits: number): Column[] {
    const [wireWidth, bitWidth] = [widthOf(wires), widthOf(bits)];
    return Array.from({ length: this.#reader.boundedCount() }, () =>
      Array.from({ length: this.#reader.boundedCount() }, () =>
        this.#operation(wireWidth, bitWidth),
      ),
    );
  }

  #operation(wireWidth: number, bitWidth: number): Operation {
    const short = this.#reader.bits(CODE_BITS);
    const code = short === EXTRA ? (short << EXTRA_BITS) + this.#reader.bits(EXTRA_BITS) : short;
    const operation =
      LINK_OF_CODE.get(code)?.read(this.#fields(wireWidth, bitWidth), code) ??
      this.#gate(code, wireWidth);
    return takesCondition(operation) ? { ...operation, ...this.#condition(bitWidth) } : operation;
  }

  #fields(wireWidth: number, bitWidth: number): LinkReader {
    const reader = this.#reader;
    return {
      wire: () => reader.bits(wireWidth),
      wires: () => Array.from({ length: reader.boundedCount() }, () => reader.bits(wireWidth)),
      bit: () => reader.bits(bitWidth),
      state: () => this.#entry(INITIAL_CODES, 3),
      number: () => readNumber(reader),
      string: () => reader.string(),
    };
  }

  #gate(code: number, wireWidth: number): GateOperation {
    const { gate, wires, angles } = this.#gateOf(code);
    const targets = Array.from({ length: wires }, () => this.#reader.bits(wireWidth));
    const controls = this.#controls(wireWidth);
    const parameters = Array.from({ length: angles }, () => readNumber(this.#reader));
    const hasSources = angles > 0 && this.#reader.flag();
    const sources = hasSources ? parameters.map(() => this.#source()) : undefined;
    return { kind: 'gate', gate, parameters, ...(sources && { sources }), targets, controls };
  }

  #gateOf(code: number): {
    readonly gate: string;
    readonly wires: number;
    readonly angles: number;
  } {
    if (code === OWN_GATE) {
      const own = this.#own[this.#reader.count()];
      if (!own || own.wires > this.#reader.rest) throw new DamagedText();
      return { gate: own.name, wires: own.wires, angles: 0 };
    }
    const gate = GATE_CODES[code];
    if (!gate) throw new DamagedText();
    return { gate, wires: GATES[gate].wires, angles: GATES[gate].parameters.length };
  }

  #controls(wireWidth: number): Control[] {
    if (!this.#reader.flag()) return [];
    return Array.from({ length: this.#reader.boundedCount() + 1 }, () => ({
      wire: this.#reader.bits(wireWidth),
      on: this.#reader.flag() ? 1 : 0,
    }));
  }

  #source(): ParameterSource | null {
    if (!this.#reader.flag()) return null;
    return {
      name: this.#reader.string(),
      times: readNumber(this.#reader),
      plus: readNumber(this.#reader),
    };
  }

  #condition(bitWidth: number): { readonly condition?: Condition } {
    if (!this.#reader.flag()) return {};
    const bits = Array.from({ length: this.#reader.boundedCount() + 1 }, () =>
      this.#reader.bits(bitWidth),
    );
    const equals =
      bits.length <= 53
        ? this.#reader.count()
        : conditionValue(bits.map(() => (this.#reader.flag() ? 1 : 0)));
    return { condition: { bits, equals } };
  }

  #entry<T>(table: readonly T[], width: number): T {
    const index = this.#reader.bits(width);
    if (index >= table.length) throw new DamagedText();
    return table[index];
  }
}
