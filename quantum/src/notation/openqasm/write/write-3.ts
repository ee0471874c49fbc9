import { bitOfValue, type ConditionValue } from '../../../circuit/condition-value.ts';
import type { BarrierOperation, GateOperation, Operation } from '../../../operations/kinds.ts';
import type { Circuit, GateDefinition } from '../../../circuit/circuit.ts';
import type { Control, Wire } from '../../../circuit/parts.ts';
import { findGate } from '../../../gates/catalog.ts';
import { isWholeTurn } from '../../fragment.ts';
import { NameGiver } from '../../names.ts';
import { angleText } from '../../number-text.ts';
import { languagesOf } from '../../operation-language-kinds.ts';
import { partsOfDefinition } from '../../synthesis/definition-parts.ts';
import {
  barrierText,
  definitionText,
  programText,
  slotNames,
  wiresInDefinition,
} from './program-text.ts';
import { STDGATES } from '../gates/library.ts';
import { RESERVED_3 } from './reserved.ts';
import { partsOfCondition } from '../../condition-parts.ts';

/** Definitions of catalog gates that `stdgates.inc` lacks, which read back as themselves. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ['iswap', 'gate iswap a, b { s a; s b; h a; cx a, b; cx b, a; h b; }'],
  ['rxx', 'gate rxx(theta) a, b { h a; h b; cx a, b; rz(theta) b; cx a, b; h a; h b; }'],
  [
    'ryy',
    'gate ryy(theta) a, b { rx(pi/2) a; rx(pi/2) b; cx a, b; rz(theta) b; cx a, b; rx(-pi/2) a; rx(-pi/2) b; }',
  ],
  ['rzz', 'gate rzz(theta) a, b { cx a, b; rz(theta) b; cx a, b; }'],
]);

/** Gates that `stdgates.inc` has under one control, with a c before their name. */
const CONTROLLED: ReadonlySet<string> = new Set([
  'x',
  'y',
  'z',
  'h',
  'p',
  'rx',
  'ry',
  'rz',
  'swap',
]);

/** Writes a sound circuit as OpenQASM 3. Its own gates become `gate` statements; those from a matrix are synthesized. */
export function writeOpenQasm3(circuit: Circuit): string {
  return new Writer3(circuit).text();
}

class Writer3 {
  readonly #circuit: Circuit;
  readonly #wires: readonly string[];
  readonly #bits: readonly string[];
  readonly #quantumNames: readonly string[];
  readonly #classicalNames: readonly string[];
  readonly #gateNames = new Map<string, string>();
  readonly #helpers = new Set<string>();

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    const giver = new NameGiver([...RESERVED_3, ...STDGATES.keys(), ...HELPERS.keys()]);
    this.#quantumNames = circuit.quantumRegisters.map(({ name }) => giver.give(name, 'q'));
    this.#classicalNames = circuit.classicalRegisters.map(({ name }) => giver.give(name, 'c'));
    for (const { name } of circuit.definitions) this.#gateNames.set(name, giver.give(name, 'gate'));
    this.#wires = slotNames(circuit.quantumRegisters, this.#quantumNames);
    this.#bits = slotNames(circuit.classicalRegisters, this.#classicalNames);
  }

  text(): string {
    return programText(this.#circuit, {
      head: ['OPENQASM 3.0;', 'include "stdgates.inc";'],
      wires: this.#wires,
      registers: [
        ...this.#circuit.quantumRegisters.map(
          ({ size }, i) => `qubit[${size}] ${this.#quantumNames[i]};`,
        ),
        ...this.#circuit.classicalRegisters.map(
          ({ size }, i) => `bit[${size}] ${this.#classicalNames[i]};`,
        ),
      ],
      definition: (definition) => this.#definition(definition),
      operation: (operation) => this.#operation(operation),
      helpers: () => [...this.#helpers].map((gate) => HELPERS.get(gate) ?? ''),
    });
  }

  #definition(definition: GateDefinition): string {
    const wires = wiresInDefinition(definition);
    const name = this.#gateNames.get(definition.name) ?? definition.name;
    const body = partsOfDefinition(definition);
    const lines = body.operations.flatMap((operation) =>
      operation.kind === 'gate' ? this.#gate(operation, wires, true) : [],
    );
    if (!isWholeTurn(body.phase)) lines.push(`gphase(${angleText(body.phase)});`);
    return definitionText(name, wires, lines, ', ');
  }

  #operation(operation: Operation): string[] {
    const lines = languagesOf(operation).openQasm.write(operation, {
      version: 3,
      wire: (wire) => this.#wires[wire],
      bit: (bit) => this.#bits[bit],
      gate: (gate) => this.#gate(gate, this.#wires, false),
      barrier: (barrier) => this.#barrier(barrier),
    });
    if (!operation.condition || lines.length === 0) return [...lines];
    const parts = partsOfCondition(operation.condition, this.#circuit).map((part) => {
      const name = this.#classicalNames[part.register];
      if (part.kind === 'register') {
        const { size } = this.#circuit.classicalRegisters[part.register];
        return `${name} == ${valueText(part.equals, size)}`;
      }
      return `${part.equals === 1 ? '' : '!'}${name}[${part.index}]`;
    });
    const condition = `if (${parts.join(' && ')})`;
    return [
      lines.length === 1 ? `${condition} ${lines[0]}` : `${condition} { ${lines.join(' ')} }`,
    ];
  }

  #barrier(barrier: BarrierOperation): string {
    if (barrier.wires.length === this.#wires.length) return 'barrier;';
    return barrierText(barrier, this.#circuit, this.#quantumNames, this.#wires, ', ');
  }

  /** Returns the statements for one gate. Inside a body its phase counts, because the whole may be under a control. */
  #gate(
    { gate, parameters, targets, controls }: GateOperation,
    wires: readonly string[],
    isInBody: boolean,
  ): string[] {
    const operands = [...controls.map((control) => control.wire), ...targets]
      .map((wire) => wires[wire])
      .join(', ');
    const angles = parameters.map((angle) => angleText(angle));
    const given = angles.length > 0 ? `(${angles.join(', ')})` : '';
    const isPlainControl = controls.length === 1 && controls[0].on === 1;
    if (gate === 'u') return this.#general(parameters, targets[0], controls, wires, isInBody);
    if (isPlainControl && CONTROLLED.has(gate)) return [`c${gate}${given} ${operands};`];
    if (gate === 'x' && controls.length === 2 && controls.every((control) => control.on === 1))
      return [`ccx ${operands};`];
    return [`${modifiersOf(controls)}${this.#baseName(gate)}${given} ${operands};`];
  }

  /**
   * U of OpenQASM 3 is e^(i theta/2) times the catalog's U. `cu` is exactly the catalog's U under one control.
   */
  #general(
    angles: readonly number[],
    target: Wire,
    controls: readonly Control[],
    wires: readonly string[],
    isInBody: boolean,
  ): string[] {
    const given = angles.map((angle) => angleText(angle)).join(', ');
    const positive = controls.findLast((control) => control.on === 1);
    const namesOf = (list: readonly Control[]): string[] =>
      list.map((control) => wires[control.wire]);
    if (positive) {
      const others = controls.filter((control) => control !== positive);
      const operands = [...namesOf(others), wires[positive.wire], wires[target]].join(', ');
      return [`${modifiersOf(others)}cu(${given}, 0) ${operands};`];
    }
    const statement = `${modifiersOf(controls)}U(${given}) ${[...namesOf(controls), wires[target]].join(', ')};`;
    const phase = -angles[0] / 2;
    if (isWholeTurn(phase) || (controls.length === 0 && !isInBody)) return [statement];
    const turn = `${modifiersOf(controls)}gphase(${angleText(phase)}) ${namesOf(controls).join(', ')}`;
    return [statement, `${turn.trimEnd()};`];
  }

  #baseName(gate: string): string {
    if (gate === 'sxdg') return 'inv @ sx';
    if (gate === 'iswapdg') return `inv @ ${this.#baseName('iswap')}`;
    if (HELPERS.has(gate)) this.#helpers.add(gate);
    return this.#gateNames.get(gate) ?? findGate(gate)?.openQasm3 ?? gate;
  }
}

/** Returns `ctrl(2) @ negctrl @ `, for example: neighbors of one kind are joined. */
function modifiersOf(controls: readonly Control[]): string {
  let text = '';
  for (let from = 0; from < controls.length;) {
    const { on } = controls[from];
    let to = from;
    while (to < controls.length && controls[to].on === on) to += 1;
    text += `${on === 1 ? 'ctrl' : 'negctrl'}${to - from > 1 ? `(${to - from})` : ''} @ `;
    from = to;
  }
  return text;
}

/** A whole number that OpenQASM readers may round is written bit by bit. */
function valueText(equals: ConditionValue, size: number): string {
  if (typeof equals === 'number') return `${equals}`;
  return `"${Array.from({ length: size }, (_, i) => bitOfValue(equals, size - 1 - i)).join('')}"`;
}
