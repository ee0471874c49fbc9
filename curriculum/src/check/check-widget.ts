/** Checks that a picture can be drawn from its properties. */
import { isLessonWidget, lessonWidgets, type BlockOf } from '@qubloom/contract';
import { box, columnsIn, free, measure, wiresIn } from '../circuits/circuit-grid.ts';
import { parseCircuitLine } from '../circuits/circuit-text.ts';
import { withAngles } from '../visualizations/scene-state.ts';

type WidgetBlock = Pick<BlockOf<'picture'>, 'name' | 'properties'>;

export function problemsOfWidget({ name, properties }: WidgetBlock): string[] {
  if (!isLessonWidget(name)) return [`there is no picture ${name}`];
  const read = lessonWidgets[name].safeParse(properties);
  if (!read.success) {
    return read.error.issues.map(({ path, message }) =>
      [`the picture ${name} has properties that do not fit`, path.join('.'), message]
        .filter((part) => part !== '')
        .join(': '),
    );
  }
  return circuitsIn(read.data)
    .flatMap((circuit) => problemsOfCircuit(circuit, name, read.data))
    .map((reason) => `the picture ${name}: ${reason}`)
    .concat(problemsOfGates(name, read.data));
}

function circuitsIn(data: object): readonly string[] {
  if ('pairs' in data && Array.isArray(data.pairs)) return data.pairs.map(String);
  return (['circuit', 'ideal'] as const).flatMap((key) => {
    const circuit = (data as Readonly<Record<string, unknown>>)[key];
    return typeof circuit === 'string' ? [circuit] : [];
  });
}

/** The number of wires that a picture can show, if it is not any number up to four. */
const wiresShown: Readonly<Record<string, number>> = {
  'four-bars': 2,
  'sorting-game': 2,
  'chance-grid': 2,
  'clock-hands': 1,
};
const maxWires = 4;
/** Maximum number of columns on a phone, for pictures that draw the circuit itself. */
const maxColumns = 10;

function problemsOfCircuit(circuit: string, name: string, data: object): string[] {
  const read = parseCircuitLine(withAngles(circuit, { sweep: 0 }));
  if (!read.ok) return read.problems.map(({ message }) => message);
  const wires = wiresIn(read.grid);
  const shown = wiresShown[name];
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
  if (name === 'four-bars' && columnsIn(read.grid) > maxColumns) {
    return [`"${circuit}" has more than ${maxColumns} places`];
  }
  const odd = read.grid.rows.flat().find((cell) => [measure, free, box].includes(cell));
  return odd ? [`"${circuit}" has ${odd}, but only gates can be shown`] : [];
}

function problemsOfGates(name: string, data: object): string[] {
  const lists = Object.entries(data).filter(([key]) => key === 'gates' || key === 'moves');
  return lists.flatMap(([, cells]) =>
    (cells as readonly (string | readonly string[])[])
      .flat()
      .filter((cell) => {
        const read = parseCircuitLine(cell);
        return !read.ok || [measure, free, box, '-', '*', 'o', 'SWAP'].includes(cell);
      })
      .map((cell) => `the picture ${name}: "${cell}" is no gate for one qubit`),
  );
}
