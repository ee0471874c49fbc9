import type { BarrierOperation, GateOperation } from '../../../operations/kinds.ts';
import type { Control, Wire } from '../../../circuit/parts.ts';
import type { GateDefinition } from '../../../circuit/circuit.ts';
import { operationOnWires } from '../../../circuit/wire-edits.ts';
import { findGate } from '../../../gates/catalog.ts';
import { controlled, fragment, gateOperation } from '../../fragment.ts';
import { partsOfDefinition } from '../../synthesis/definition-parts.ts';

/** Names in `qelib1.inc`, by the catalog gate and the number of its controls. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['x 1', 'cx'],
  ['y 1', 'cy'],
  ['z 1', 'cz'],
  ['h 1', 'ch'],
  ['sx 1', 'csx'],
  ['rx 1', 'crx'],
  ['ry 1', 'cry'],
  ['rz 1', 'crz'],
  ['p 1', 'cu1'],
  ['u 1', 'cu3'],
  ['swap 1', 'cswap'],
  ['x 2', 'ccx'],
  ['x 3', 'c3x'],
  ['sx 3', 'c3sqrtx'],
  ['x 4', 'c4x'],
]);

/** Definitions of the catalog gates that `qelib1.inc` lacks. When they are read back, they become those gates again. */
export const HELPERS_2: ReadonlyMap<string, string> = new Map([
  [
    'ryy',
    'gate ryy(theta) a,b { rx(pi/2) a; rx(pi/2) b; cx a,b; rz(theta) b; cx a,b; rx(-pi/2) a; rx(-pi/2) b; }',
  ],
  ['iswap', 'gate iswap a,b { s a; s b; h a; cx a,b; cx b,a; h b; }'],
  ['iswapdg', 'gate iswapdg a,b { h b; cx b,a; cx a,b; h a; sdg b; sdg a; }'],
]);

/** Returns the name of a gate under positive controls in `qelib1.inc`; undefined if it has none. */
export function qelib1NameOf(gate: string, controls: number): string | undefined {
  return controls === 0
    ? (findGate(gate)?.openQasm2 ?? undefined)
    : NAMES.get(`${gate} ${controls}`);
}

/** P under two or more controls and X under five or more are written as gates that `families-2.ts` defines. */
export function isOfFamily(gate: string, controls: number): boolean {
  return (gate === 'p' && controls >= 2) || (gate === 'x' && controls >= 5);
}

/**
 * Writes a gate as gates that OpenQASM 2 has names for. Anti-controls are between X gates, and controls beyond
 * `qelib1.inc` use the identities of Barenco et al., "Elementary gates for quantum computation", Phys. Rev. A 52, 3457
 * (1995). The result is exact, including the phase under controls.
 */
export function simplifyGate(
  operation: GateOperation,
  definitions: ReadonlyMap<string, GateDefinition>,
): GateOperation[] {
  const flips = operation.controls
    .filter((control) => control.on === 0)
    .map(({ wire }) => gateOperation('x', [], [wire]));
  if (flips.length > 0) {
    const positive = operation.controls.map(({ wire }): Control => ({ wire, on: 1 }));
    return [...flips, ...simplifyGate({ ...operation, controls: positive }, definitions), ...flips];
  }
  const { gate, controls } = operation;
  const isNamed =
    controls.length === 0 ||
    qelib1NameOf(gate, controls.length) !== undefined ||
    isOfFamily(gate, controls.length);
  if (isNamed) return [operation];
  const definition = definitions.get(gate);
  const parts = definition ? insideOf(operation, definition) : split(operation);
  return parts.flatMap((part) => (part.kind === 'gate' ? simplifyGate(part, definitions) : []));
}

/** Returns the contents of a gate of the circuit's own, on the wires of the operation and under its controls. */
function insideOf(
  { targets, controls }: GateOperation,
  definition: GateDefinition,
): readonly (GateOperation | BarrierOperation)[] {
  const body = partsOfDefinition(definition);
  const placed = fragment(
    body.operations.map((operation) => operationOnWires(operation, (wire) => targets[wire])),
    body.phase,
  );
  return controlled(placed, controls).operations;
}

/** Splits a gate of the catalog under controls into simpler ones. */
function split({ gate, parameters, targets, controls }: GateOperation): GateOperation[] {
  const [a, b] = targets;
  const [angle] = parameters;
  const on = (wire: Wire, name: string, ...angles: number[]): GateOperation =>
    gateOperation(name, angles, [wire]);
  const under = (name: string, ...angles: number[]): GateOperation =>
    gateOperation(name, angles, targets, controls);
  const cx = (control: Wire, target: Wire): GateOperation =>
    gateOperation('x', [], [target], [{ wire: control, on: 1 }]);
  const also = (wire: Wire): readonly Control[] => [...controls, { wire, on: 1 }];
  switch (gate) {
    case 'id':
      return [on(a, 'id')];
    case 'y':
      return [on(a, 'sdg'), under('x'), on(a, 's')];
    case 'z':
      return [on(a, 'h'), under('x'), on(a, 'h')];
    case 'h': // H = RY(pi/4) Z RY(-pi/4)
      return [on(a, 'ry', -Math.PI / 4), under('z'), on(a, 'ry', Math.PI / 4)];
    case 's':
      return [under('p', Math.PI / 2)];
    case 'sdg':
      return [under('p', -Math.PI / 2)];
    case 't':
      return [under('p', Math.PI / 4)];
    case 'tdg':
      return [under('p', -Math.PI / 4)];
    case 'sx':
      return [on(a, 'h'), under('p', Math.PI / 2), on(a, 'h')];
    case 'sxdg':
      return [on(a, 'h'), under('p', -Math.PI / 2), on(a, 'h')];
    case 'rx':
      return [on(a, 'h'), under('rz', angle), on(a, 'h')];
    case 'ry':
    case 'rz':
      return [on(a, gate, angle / 2), under('x'), on(a, gate, -angle / 2), under('x')];
    case 'u':
      return splitU(parameters, a, controls);
    case 'swap':
      return [cx(b, a), gateOperation('x', [], [b], also(a)), cx(b, a)];
    case 'iswap': // SWAP CZ (S x S)
      return [
        under('swap'),
        gateOperation('z', [], [b], also(a)),
        gateOperation('s', [], [a], controls),
        gateOperation('s', [], [b], controls),
      ];
    case 'iswapdg':
      return [
        under('swap'),
        gateOperation('z', [], [b], also(a)),
        gateOperation('sdg', [], [a], controls),
        gateOperation('sdg', [], [b], controls),
      ];
    case 'rzz':
      return [cx(a, b), gateOperation('rz', [angle], [b], controls), cx(a, b)];
    case 'rxx':
      return [on(a, 'h'), on(b, 'h'), under('rzz', angle), on(a, 'h'), on(b, 'h')];
    case 'ryy': {
      const into = [a, b].map((wire) => on(wire, 'rx', Math.PI / 2));
      return [...into, under('rzz', angle), ...[a, b].map((wire) => on(wire, 'rx', -Math.PI / 2))];
    }
    default:
      throw new Error(
        `OpenQASM 2 was not told how to write "${gate}" under ${controls.length} controls.`,
      );
  }
}

/** U = e^(i (phi + lambda)/2) A X B X C with A B C = 1, section 4 of Barenco et al. */
function splitU(
  [theta, phi, lambda]: readonly number[],
  wire: Wire,
  controls: readonly Control[],
): GateOperation[] {
  const rotate = (gate: string, angle: number): GateOperation =>
    gateOperation(gate, [angle], [wire]);
  const flip = gateOperation('x', [], [wire], controls);
  const last = controls[controls.length - 1];
  return [
    gateOperation('p', [(phi + lambda) / 2], [last.wire], controls.slice(0, -1)),
    rotate('rz', (lambda - phi) / 2),
    flip,
    rotate('rz', -(phi + lambda) / 2),
    rotate('ry', -theta / 2),
    flip,
    rotate('ry', theta / 2),
    rotate('rz', phi),
  ];
}
