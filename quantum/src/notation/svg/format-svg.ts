import type { Circuit } from '../../circuit/circuit.ts';
import { withoutDisplays } from '../../circuit/edit.ts';
import { requireSound } from '../../circuit/problems.ts';
import { describeCircuit, sizeText, operationTextOf } from '../drawing/operation-text.ts';
import { drawOperation } from './draw-operation.ts';
import type { Covered } from './drawn.ts';
import { element, escapeXml, line, text } from './elements.ts';
import { geometryOf, SIZES, type Geometry } from './geometry.ts';

export interface SvgOptions {
  /** The first text for screen readers; the size of the circuit by default. */
  readonly title?: string;
  /** The second text for screen readers; the operations one by one by default. */
  readonly description?: string;
  /** The prefix of the ids inside, so that several drawings can be on one page. */
  readonly idPrefix?: string;
  /** 1 means 52 pixels per wire. */
  readonly scale?: number;
}

/**
 * Draws a circuit as SVG. Wires start with wire 0 at the top, and time runs to the right. Lines and letters have the
 * color of the surrounding text, the background is transparent, and parts have classes (`wire`, `operation`, `gate-h`,
 * `control-line`, …) for style sheets. The title and description describe the circuit, and every operation has a title.
 * Displays are left out, because a drawing cannot follow the state.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound. Cost: linear in the size of the circuit.
 */
export function formatSvg(whole: Circuit, options: SvgOptions = {}): string {
  requireSound(whole);
  const circuit = withoutDisplays(whole);
  const geometry = geometryOf(circuit);
  const wording = operationTextOf(circuit);
  const covered: Covered[] = [];
  const operations = geometry.slots.flatMap(({ x, operations: inSlot }) =>
    inSlot.map((operation) => {
      const drawn = drawOperation(operation, x, circuit, geometry);
      covered.push(...drawn.covered);
      const kind = operation.kind === 'gate' ? `gate gate-${operation.gate}` : operation.kind;
      return element(
        'g',
        { class: `operation ${kind}` },
        element('title', {}, escapeXml(wording.operation(operation))) + drawn.marks.join(''),
      );
    }),
  );
  const { idPrefix = 'circuit', scale = 1 } = options;
  const head = [
    element(
      'title',
      { id: `${idPrefix}-title` },
      escapeXml(options.title ?? `Circuit: ${sizeText(circuit)}`),
    ),
    element(
      'desc',
      { id: `${idPrefix}-description` },
      escapeXml(options.description ?? describeCircuit(circuit)),
    ),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'quantum-circuit',
    role: 'img',
    'aria-labeledby': `${idPrefix}-title ${idPrefix}-description`,
    viewBox: `0 0 ${Math.ceil(geometry.width)} ${Math.ceil(geometry.height)}`,
    width: geometry.width * scale,
    height: geometry.height * scale,
    'font-family': 'system-ui, sans-serif',
    'stroke-width': 1.5,
  };
  return `${element('svg', attributes, [...head, ...wires(geometry, covered), ...registers(geometry), ...operations].join('\n'))}\n`;
}

/** Draws wires with their names, with gaps at operations. */
function wires(geometry: Geometry, covered: readonly Covered[]): string[] {
  const byWire = new Map<number, Covered[]>();
  for (const stretch of covered) {
    const others = byWire.get(stretch.wire);
    if (others) others.push(stretch);
    else byWire.set(stretch.wire, [stretch]);
  }
  return geometry.wireLabels.flatMap((label, wire) => {
    const y = geometry.rowOfWire(wire);
    const lines = [text(geometry.left - SIZES.gap / 2, y, label, SIZES.label, 'end')];
    let x = geometry.left;
    for (const { from, to } of (byWire.get(wire) ?? []).sort((a, b) => a.from - b.from)) {
      if (from > x) lines.push(line(x, y, from, y));
      x = Math.max(x, to);
    }
    if (geometry.right > x) lines.push(line(x, y, geometry.right, y));
    return lines;
  });
}

function registers(geometry: Geometry): string[] {
  return geometry.registerLabels.flatMap((label, register) => {
    const y = geometry.rowOfRegister(register);
    return [
      text(geometry.left - SIZES.gap / 2, y, label, SIZES.label, 'end'),
      ...[-1.5, 1.5].map((offset) =>
        line(geometry.left, y + offset, geometry.right, y + offset, 'classical'),
      ),
    ];
  });
}
