/** Whether a picture's properties are such that it can be drawn. */
import { isLessonWidget, lessonWidgets, type BlockOf } from '@qubloom/contract';
import { box, columnsIn, free, measure, wiresIn } from '../circuits/circuit-grid.ts';
import { parseCircuitLine } from '../circuits/circuit-text.ts';

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
  return twoWireCircuits(read.data)
    .flatMap(problemsOfCircuit)
    .map((reason) => `the picture ${name}: ${reason}`)
    .concat(problemsOfGates(name, read.data));
}

function twoWireCircuits(data: object): readonly string[] {
  if ('circuit' in data && typeof data.circuit === 'string') return [data.circuit];
  if ('pairs' in data && Array.isArray(data.pairs)) return data.pairs.map(String);
  return [];
}

const maxColumns = 10;

function problemsOfCircuit(circuit: string): string[] {
  const read = parseCircuitLine(circuit);
  if (!read.ok) return read.problems.map(({ message }) => message);
  if (wiresIn(read.grid) !== 2) return [`"${circuit}" has not two wires`];
  if (columnsIn(read.grid) > maxColumns) return [`"${circuit}" has more than ${maxColumns} places`];
  const odd = read.grid.rows.flat().find((cell) => [measure, free, box].includes(cell));
  return odd ? [`"${circuit}" has ${odd}, but only gates can be shown`] : [];
}

function problemsOfGates(name: string, data: object): string[] {
  const lists = Object.entries(data).filter(([key]) => key === 'gates' || key === 'moves');
  return lists.flatMap(([, cells]) =>
    (cells as readonly string[])
      .filter((cell) => {
        const read = parseCircuitLine(cell);
        return !read.ok || [measure, free, box, '-', '*', 'o', 'SWAP'].includes(cell);
      })
      .map((cell) => `the picture ${name}: "${cell}" is no gate for one qubit`),
  );
}
