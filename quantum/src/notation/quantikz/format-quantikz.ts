import type {
  BarrierOperation,
  GateOperation,
  MeasureOperation,
  Operation,
} from '../../operations/kinds.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import type { Control, Wire } from '../../circuit/parts.ts';
import { withoutDisplays } from '../../circuit/edit.ts';
import { wireCount, wiresOf } from '../../circuit/operations.ts';
import { requireSound } from '../../circuit/problems.ts';
import { findGate } from '../../gates/catalog.ts';
import { partsOfCondition } from '../condition-parts.ts';
import { symbolOf } from '../drawing/labels.ts';
import { slotsOf } from '../drawing/slots.ts';
import { languagesOf } from '../operation-language-kinds.ts';
import { piFractionOf } from '../number-text.ts';
import { registerSlots } from '../registers.ts';

export interface QuantikzOptions {
  /** True to write a whole document that can be compiled directly, instead of only the picture. */
  readonly isDocument?: boolean;
}

/**
 * Draws a circuit in LaTeX with the TikZ library `quantikz2` (CTAN, version 1.0 of May 2023 and later; A. Kay,
 * arXiv:1809.03842): wire 0 is at the top, and each classical register is a double line at the bottom. It needs
 * `\usetikzlibrary{quantikz2}`. The library itself draws lines between cells, so an empty cell is empty. Displays are
 * left out.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound.
 */
export function formatQuantikz(circuit: Circuit, options: QuantikzOptions = {}): string {
  requireSound(circuit);
  const picture = new Grid(withoutDisplays(circuit)).text();
  if (options.isDocument !== true)
    return `% needs \\usepackage{tikz} and \\usetikzlibrary{quantikz2}\n${picture}`;
  const head =
    '\\documentclass{article}\n\\usepackage{tikz}\n\\usetikzlibrary{quantikz2}\n\\pagestyle{empty}\n\\begin{document}\n';
  return `${head}${picture}\\end{document}\n`;
}

/** The cells of the picture, row by row: wires first, then classical registers. */
class Grid {
  readonly #circuit: Circuit;
  readonly #wires: number;
  readonly #columns: string[][] = [];

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    this.#wires = wireCount(circuit);
    for (const slot of slotsOf(circuit)) {
      const cells = this.#emptyColumn();
      // The first column contains the labels, and TikZ counts from 1.
      for (const operation of slot) this.#place(operation, cells, this.#columns.length + 2);
      this.#columns.push(cells);
    }
    this.#columns.push(this.#emptyColumn());
  }

  text(): string {
    const labels = this.#labels();
    const rows = labels.map(
      (label, row) => `  ${[label, ...this.#columns.map((column) => column[row])].join(' & ')}`,
    );
    return `\\begin{quantikz}\n${rows.join(' \\\\\n')}\n\\end{quantikz}\n`;
  }

  #labels(): string[] {
    const places = registerSlots(this.#circuit.quantumRegisters);
    const states = this.#circuit.initial.map((state, wire) => {
      const { register, index, size } = places[wire];
      return `\\lstick{${texText(register)}${size === 1 ? '' : `[${index}]`} \\ket{${state}}}`;
    });
    const registers = this.#circuit.classicalRegisters.map(
      ({ name, size }) =>
        `\\lstick{${texText(name)}${size === 1 ? '' : `[${size}]`}} \\setwiretype{c}`,
    );
    return [...states, ...registers];
  }

  #emptyColumn(): string[] {
    return [...this.#circuit.initial, ...this.#circuit.classicalRegisters].map(() => '');
  }

  #place(operation: Operation, cells: string[], column: number): void {
    languagesOf(operation).quantikz(operation, {
      set: (wire, cell) => {
        cells[wire] = cell;
      },
      gate: (gate) => this.#placeGate(gate, cells),
      measurement: (measurement) => this.#placeMeasurement(measurement, cells),
      barrier: (barrier) => this.#placeBarrier(barrier, cells, column),
    });
    if (operation.condition)
      this.#placeCondition(operation, Math.max(...wiresOf(operation)), cells);
  }

  #placeMeasurement({ wire, bit }: MeasureOperation, cells: string[]): void {
    const { register, index, size } = this.#placeOfBit(bit);
    const row = this.#wires + register;
    cells[wire] = `\\meter{}${lineDown(row - wire, 'c')}`;
    if (size > 1) cells[row] = bitLabel(String(index));
  }

  #placeCondition(operation: Operation, lowest: Wire, cells: string[]): void {
    if (!operation.condition) return;
    const texts = new Map<number, string[]>();
    for (const part of partsOfCondition(operation.condition, this.#circuit)) {
      const isWhole =
        part.kind === 'register' || this.#circuit.classicalRegisters[part.register].size === 1;
      texts.set(part.register, [
        ...(texts.get(part.register) ?? []),
        `${isWhole ? '' : `[${part.index}]`}=${part.equals}`,
      ]);
    }
    for (const [register, parts] of texts) {
      const row = this.#wires + register;
      const before = /\{\\scriptstyle ([^}]*)\}/.exec(cells[row])?.[1];
      const written = before === undefined ? parts : [`\\downarrow ${before}`, ...parts];
      cells[row] = bitLabel(written.join(','));
    }
    const last = Math.max(...texts.keys());
    const drop = lineDown(this.#wires + last - lowest, 'c');
    if (!cells[lowest].includes(drop)) cells[lowest] += drop;
  }

  /** Draws dashed lines from the top to the bottom of each run of neighboring wires. */
  #placeBarrier({ wires }: BarrierOperation, cells: string[], column: number): void {
    const sorted = [...wires].sort((a, b) => a - b);
    for (let from = 0; from < sorted.length;) {
      let to = from;
      while (sorted[to + 1] === sorted[to] + 1) to += 1;
      const ends = `from=${sorted[from] + 1}-${column},to=${sorted[to] + 1}-${column}`;
      cells[sorted[from]] += `\\arrow[arrows,dashed,start anchor=north,end anchor=south,${ends}]{}`;
      from = to + 1;
    }
  }

  #placeGate(operation: GateOperation, cells: string[]): void {
    const { targets, controls } = operation;
    const isOneBox =
      symbolOf(operation) === 'box' && targets.every((wire, i) => wire === targets[0] + i);
    for (const [i, wire] of targets.entries()) cells[wire] = targetCell(operation, i, isOneBox);
    for (const control of controls) cells[control.wire] = '';
    // Vertical lines connect controls and targets; a box across wires counts as one part.
    const first = Math.min(...targets);
    const last = Math.max(...targets);
    const rows = [
      ...new Set([
        ...(isOneBox ? [first, last] : targets),
        ...controls.map((control) => control.wire),
      ]),
    ].sort((a, b) => a - b);
    const kinds = new Map(controls.map((control): [Wire, Control] => [control.wire, control]));
    for (const [i, row] of rows.entries()) {
      const control = kinds.get(row);
      const isInBox = isOneBox && row === first && last > first;
      const below = isInBox ? undefined : rows[i + 1];
      const above = kinds.has(rows[i - 1]) ? undefined : rows[i - 1];
      if (control) cells[row] = controlCell(control, above, below);
      else if (below !== undefined && !(kinds.has(below) && i + 2 === rows.length))
        cells[row] = withLineDown(cells[row], below - row);
    }
  }

  #placeOfBit(bit: number): {
    readonly register: number;
    readonly index: number;
    readonly size: number;
  } {
    let first = 0;
    for (const [register, { size }] of this.#circuit.classicalRegisters.entries()) {
      if (bit < first + size) return { register, index: bit - first, size };
      first += size;
    }
    return { register: 0, index: bit, size: 1 };
  }
}

/**
 * Returns the cell of a control, with a line to the row `below`. Without one, the line goes to the row `above` if that
 * is given.
 */
function controlCell(
  { wire, on }: Control,
  above: Wire | undefined,
  below: Wire | undefined,
): string {
  const kind = on === 1 ? '' : 'o';
  if (below !== undefined) return `\\${kind}ctrl{${below - wire}}`;
  return above === undefined ? `\\${kind}control{}` : `\\${kind}ctrl{${above - wire}}`;
}

/** Returns a target's cell with a line to the target or control below it. */
function withLineDown(cell: string, rows: number): string {
  return cell === '\\targX{}' ? `\\swap{${rows}}` : `${cell}${lineDown(rows, 'q')}`;
}

function lineDown(rows: number, kind: 'q' | 'c'): string {
  return `\\wire[d][${rows}]{${kind}}`;
}

/** Returns a text inside the double line of a register. */
function bitLabel(text: string): string {
  return `\\gate[style={draw=none,inner sep=1pt}]{\\scriptstyle ${text}}`;
}

/**
 * Returns a target's cell. A box across neighboring wires in order is in its first row; other targets each have a
 * numbered box.
 */
function targetCell(operation: GateOperation, index: number, isOneBox: boolean): string {
  const symbol = symbolOf(operation);
  if (symbol === 'plus') return '\\targ{}';
  if (symbol === 'crosses') return '\\targX{}';
  const label = gateLabel(operation);
  const count = operation.targets.length;
  if (isOneBox) {
    if (index > 0) return '';
    return count === 1 ? `\\gate{${label}}` : `\\gate[${count}]{${label}}`;
  }
  // LaTeX does not allow one superscript on another.
  const base = label.includes('^') ? `{${label}}` : label;
  return `\\gate{${base}^{(${index})}}`;
}

function gateLabel({ gate, parameters }: GateOperation): string {
  const name = findGate(gate)?.latex ?? texText(gate);
  return parameters.length === 0
    ? name
    : `{${name}\\left(${parameters.map((angle) => texAngle(angle)).join(',')}\\right)}`;
}

/** Returns an angle in math mode: a fraction of pi if that is exact, else four digits. */
function texAngle(angle: number): string {
  const fraction = piFractionOf(angle);
  if (!fraction)
    return Number(angle.toPrecision(4))
      .toString()
      .replace(/e(.*)$/, '\\cdot 10^{$1}');
  const { numerator, denominator } = fraction;
  const times = Math.abs(numerator) === 1 ? '' : String(Math.abs(numerator));
  const value = denominator === 1 ? `${times}\\pi` : `\\frac{${times}\\pi}{${denominator}}`;
  return numerator < 0 ? `-${value}` : value;
}

/**
 * Returns a name in a typewriter font, for use in and outside of math mode. Characters that LaTeX would read as a
 * command, or that its fonts lack, are replaced.
 */
function texText(name: string): string {
  const plain = name.replace(/[^ -~×]/gu, '?').replace(/[\\{}]/g, '?');
  return `\\texttt{${plain
    .replace(/[_#$%&]/g, (character) => `\\${character}`)
    .replace(/[~^]/g, (character) => `\\${character}{}`)
    .replaceAll('×', '\\ensuremath{\\times}')}}`;
}
