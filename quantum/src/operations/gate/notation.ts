import type { GateOperation } from '../../circuit/gate-operation.ts';
import { findGate } from '../../gates/catalog.ts';
import { angleLabel } from '../../notation/number-text.ts';
import type { Notation } from '../../notation/operation-notation.ts';

export const gateNotation: Notation<GateOperation> = {
  text: ({ gate, parameters, targets, controls }, { wire }) => {
    const title = findGate(gate)?.title ?? `Gate ${gate}`;
    const by = parameters.map((angle) => angleLabel(angle)).join(', ');
    const where = controls.map((control) => `${wire(control.wire)} is ${control.on}`);
    return `${title}${by && ` by ${by}`} on ${targets.map(wire).join(', ')}${
      where.length > 0 ? `, where ${where.join(' and ')}` : ''
    }`;
  },
  svg: (operation, pen) => pen.gate(operation),
};
