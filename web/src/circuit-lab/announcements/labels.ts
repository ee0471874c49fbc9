/** The names of cells and operations, on screen and for screen readers. */
import { bitOfValue, type Condition, type GridCell, type Operation } from '@qubloom/quantum';
import { kindOfOperation } from '../operations/operations.ts';
import { toolOfOperation, toolLabels } from '../palette/tools.ts';
import { spokenAngle } from './angles.ts';

export function cellName({ column, wire }: GridCell): string {
  return column < 0 ? `the start of q${wire}` : `q${wire}, column ${column + 1}`;
}

/** Returns `X`, `RY with pi over 4`, or `Look`, for example. */
export function operationName(operation: Operation): string {
  const { spoken } = toolLabels(toolOfOperation(operation));
  if (operation.kind !== 'gate' || operation.parameters.length === 0) return spoken;
  return `${spoken} with ${operation.parameters.map(spokenAngle).join(', ')}`;
}

const maxListedBits = 4;

/** Returns `c0 is 1`, `c0 is 1 and c1 is 0`, or `c4 c3 c2 c1 c0 read 10010`, for example. */
export function conditionPhrase({ bits, equals }: Condition): string {
  if (bits.length <= maxListedBits) {
    return bits.map((bit, i) => `c${bit} is ${bitOfValue(equals, i)}`).join(' and ');
  }
  return `${bits
    .map((bit) => `c${bit}`)
    .toReversed()
    .join(' ')} read ${bitsRead({ bits, equals })}`;
}

/** Returns a short form for small spaces, such as `c0=1` or `c1c0=01`, with the highest bit first. */
export function conditionLabel(condition: Condition): string {
  const names = condition.bits
    .map((bit) => `c${bit}`)
    .toReversed()
    .join('');
  return `${names}=${bitsRead(condition)}`;
}

function bitsRead({ bits, equals }: Condition): string {
  return bits
    .map((_, i) => bitOfValue(equals, i))
    .toReversed()
    .join('');
}

/** Describes an operation completely, such as `X on q1, where q0 is 1, if c0 is 1`. */
export function sentenceOf(operation: Operation): string {
  const { phrase } = kindOfOperation(operation);
  return `${phrase(operation, operationName(operation))}${conditioned(operation.condition)}`;
}

function conditioned(condition: Condition | undefined): string {
  return condition ? `, if ${conditionPhrase(condition)}` : '';
}

/** Returns the text that a screen reader speaks at a cell. */
export function cellLabel(operation: Operation | undefined, at: GridCell): string {
  const name = cellName(at);
  if (!operation) return `${name}: empty`;
  if (operation.kind === 'gate') {
    const control = operation.controls.find(({ wire }) => wire === at.wire);
    if (control) {
      const kind = control.on === 1 ? 'control' : 'anti-control';
      return `${name}: ${kind} of ${sentenceOf(operation)}`;
    }
  }
  return `${name}: ${sentenceOf(operation)}`;
}
