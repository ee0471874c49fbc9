/** Checks that an interactive can be drawn from its properties. */
import {
  findInteractive,
  readInteractive,
  type Interactive,
  type ShownInteractive,
} from '@qubloom/contract';
import { box, columnsIn, free, measure, wiresIn } from '../circuits/circuit-grid.ts';
import { parseCircuitLine } from '../circuits/circuit-text.ts';
import { withAngles } from '../visualizations/scene-state.ts';

export function problemsOfInteractive(
  shown: Pick<ShownInteractive, 'name' | 'properties'>,
): readonly string[] {
  const read = readInteractive(shown);
  if (!read.ok) return read.problems;
  const size = findInteractive(shown.name)?.circuit ?? {};
  return [
    ...circuitsIn(read.properties).flatMap((line) =>
      problemsOfCircuit(line, size, read.properties),
    ),
    ...problemsOfGates(read.properties),
  ].map((reason) => `the interactive ${shown.name}: ${reason}`);
}

function circuitsIn(data: object): readonly string[] {
  if ('pairs' in data && Array.isArray(data.pairs)) return data.pairs.map(String);
  return (['circuit', 'ideal'] as const).flatMap((key) => {
    const circuit = (data as Readonly<Record<string, unknown>>)[key];
    return typeof circuit === 'string' ? [circuit] : [];
  });
}

const maxWires = 4;

function problemsOfCircuit(
  circuit: string,
  { wires: shown, maxColumns = Infinity }: NonNullable<Interactive['circuit']>,
  data: object,
): string[] {
  const read = parseCircuitLine(withAngles(circuit, { sweep: 0 }));
  if (!read.ok) return read.problems.map(({ message }) => message);
  const wires = wiresIn(read.grid);
  if (shown !== undefined && wires !== shown) {
    return [`"${circuit}" has not ${shown === 1 ? 'one wire' : 'two wires'}`];
  }
  if (wires > maxWires) return [`"${circuit}" has more than ${maxWires} wires`];
  if ('wire' in data && typeof data.wire === 'number' && data.wire >= wires) {
    return [`"${circuit}" has no wire q${data.wire}`];
  }
  if ('outcome' in data && typeof data.outcome === 'string' && data.outcome.length !== wires) {
    return [`the outcome ${data.outcome} is not one of "${circuit}"`];
  }
  if (columnsIn(read.grid) > maxColumns) {
    return [`"${circuit}" has more than ${maxColumns} places`];
  }
  const odd = read.grid.rows.flat().find((cell) => [measure, free, box].includes(cell));
  return odd ? [`"${circuit}" has ${odd}, but only gates can be shown`] : [];
}

function problemsOfGates(data: object): string[] {
  const lists = Object.entries(data).filter(([key]) => key === 'gates' || key === 'moves');
  return lists.flatMap(([, cells]) =>
    (cells as readonly (string | readonly string[])[])
      .flat()
      .filter((cell) => {
        const read = parseCircuitLine(cell);
        return !read.ok || [measure, free, box, '-', '*', 'o', 'SWAP'].includes(cell);
      })
      .map((cell) => `"${cell}" is no gate for one qubit`),
  );
}
