import type { GateOperation, Operation } from '../../../operations/kinds.ts';
import type { Bit } from '../../../circuit/parts.ts';
import type { Circuit, GateDefinition } from '../../../circuit/circuit.ts';
import { NameGiver } from '../../names.ts';
import { NotExpressible } from '../../not-expressible.ts';
import { angleText } from '../../number-text.ts';
import { languagesOf } from '../../operation-language-kinds.ts';
import { partsOfDefinition } from '../../synthesis/definition-parts.ts';
import { classicalBlocks, comparisonsOf, type ClassicalBlock } from './classical-blocks.ts';
import {
  familyDefinitions,
  familyName,
  familyNames,
  MAX_CONTROLS_2,
  type Family,
} from './families-2.ts';
import {
  barrierText,
  definitionText,
  programText,
  slotNames,
  wiresInDefinition,
} from './program-text.ts';
import { QELIB1, QELIB1_SOURCES } from '../gates/library.ts';
import { RESERVED_2 } from './reserved.ts';
import { HELPERS_2, isOfFamily, qelib1NameOf, simplifyGate } from './simplify-2.ts';

/**
 * Writes a sound circuit as OpenQASM 2 with the gates of `qelib1.inc`. Gates without a name there are taken apart.
 * Throws `NotExpressible` for more than 60 controls, and for conditions on a part of a register that would need too
 * many comparisons of the whole.
 */
export function writeOpenQasm2(circuit: Circuit): string {
  return new Writer2(circuit).text();
}

class Writer2 {
  readonly #circuit: Circuit;
  readonly #definitions: ReadonlyMap<string, GateDefinition>;
  readonly #blocks: readonly ClassicalBlock[];
  readonly #quantumNames: readonly string[];
  readonly #blockNames: ReadonlyMap<ClassicalBlock, string>;
  readonly #gateNames: ReadonlyMap<string, string>;
  readonly #wires: readonly string[];
  /** Definitions that are needed in addition to the circuit's own, by name. */
  readonly #helpers = new Map<string, string>();

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#definitions = new Map(
      circuit.definitions.map((definition) => [definition.name, definition]),
    );
    this.#blocks = classicalBlocks(circuit);
    const giver = new NameGiver([
      ...RESERVED_2,
      ...QELIB1.keys(),
      ...QELIB1_SOURCES.keys(),
      ...HELPERS_2.keys(),
      ...familyNames(),
    ]);
    this.#quantumNames = circuit.quantumRegisters.map(({ name }) => giver.give(name, 'q'));
    this.#blockNames = new Map(this.#blocks.map((block) => [block, giver.give(block.name, 'c')]));
    this.#gateNames = new Map(
      circuit.definitions.map(({ name }) => [name, giver.give(name, 'gate')]),
    );
    this.#wires = slotNames(circuit.quantumRegisters, this.#quantumNames);
  }

  text(): string {
    return programText(this.#circuit, {
      head: ['OPENQASM 2.0;', 'include "qelib1.inc";'],
      wires: this.#wires,
      registers: [
        ...this.#circuit.quantumRegisters.map(
          ({ size }, i) => `qreg ${this.#quantumNames[i]}[${size}];`,
        ),
        ...this.#blocks.map((block) => `creg ${this.#nameOf(block)}[${block.size}];`),
      ],
      definition: (definition) => this.#definition(definition),
      operation: (operation) => this.#operation(operation),
      helpers: () => this.#helpers.values(),
    });
  }

  #definition(definition: GateDefinition): string {
    const wires = wiresInDefinition(definition);
    const name = this.#gateNames.get(definition.name) ?? definition.name;
    const lines = partsOfDefinition(definition).operations.flatMap((operation) =>
      operation.kind === 'barrier'
        ? [`barrier ${operation.wires.map((wire) => wires[wire]).join(',')};`]
        : this.#gate(operation, wires),
    );
    return definitionText(name, wires, lines, ',');
  }

  #operation(operation: Operation): string[] {
    const lines = languagesOf(operation).openQasm.write(operation, {
      version: 2,
      wire: (wire) => this.#wires[wire],
      bit: (bit) => this.#placeOfBit(bit),
      gate: (gate) => this.#gate(gate, this.#wires),
      barrier: (barrier) =>
        barrierText(barrier, this.#circuit, this.#quantumNames, this.#wires, ','),
    });
    if (!operation.condition) return [...lines];
    const { block, values } = comparisonsOf(operation.condition, this.#blocks);
    // A measurement that writes into the block may make a later comparison true, too. It then repeats itself, with the
    // same outcome.
    return values.flatMap((value) =>
      lines.map((line) => `if(${this.#nameOf(block)}==${value}) ${line}`),
    );
  }

  #placeOfBit(bit: Bit): string {
    const block = this.#blocks.findLast(({ first }) => first <= bit);
    if (!block) throw new RangeError(`There is no classical bit ${bit}.`);
    return `${this.#nameOf(block)}[${bit - block.first}]`;
  }

  #gate(operation: GateOperation, wires: readonly string[]): string[] {
    return simplifyGate(operation, this.#definitions).map(
      ({ gate, parameters, targets, controls }) => {
        const operands = [...controls.map((control) => control.wire), ...targets]
          .map((wire) => wires[wire])
          .join(',');
        const angles =
          parameters.length > 0 ? `(${parameters.map((angle) => angleText(angle)).join(',')})` : '';
        return `${this.#nameOfGate(gate, controls.length)}${angles} ${operands};`;
      },
    );
  }

  #nameOfGate(gate: string, controls: number): string {
    if (isOfFamily(gate, controls)) {
      if (controls > MAX_CONTROLS_2)
        throw new NotExpressible(
          `OpenQASM 2 cannot express ${controls} controls here, but at most ${MAX_CONTROLS_2}. Use version 3.`,
        );
      const family = gate as Family; // isOfFamily has just returned true
      for (const [name, definition] of familyDefinitions(family, controls))
        this.#helpers.set(name, definition);
      return familyName(family, controls);
    }
    const helper = HELPERS_2.get(gate);
    if (helper !== undefined) this.#helpers.set(gate, helper);
    return this.#gateNames.get(gate) ?? qelib1NameOf(gate, controls) ?? gate;
  }

  #nameOf(block: ClassicalBlock): string {
    return this.#blockNames.get(block) ?? block.name;
  }
}
