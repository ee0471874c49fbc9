/** Whether a picture's properties are such that it can be drawn. */
import { isLessonPicture, lessonPictures, type BlockOf } from '@qubloom/contract';
import { box, columnsIn, free, look, wiresIn } from '../circuit-grid.ts';
import { parseCircuitLine } from '../circuit-text.ts';

type PictureBlock = Pick<BlockOf<'picture'>, 'name' | 'properties'>;

export function problemsOfPicture({ name, properties }: PictureBlock): string[] {
  if (!isLessonPicture(name)) return [`there is no picture ${name}`];
  const read = lessonPictures[name].safeParse(properties);
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

const mostColumns = 10;

function problemsOfCircuit(circuit: string): string[] {
  const read = parseCircuitLine(circuit);
  if (!read.ok) return read.problems.map(({ message }) => message);
  if (wiresIn(read.grid) !== 2) return [`"${circuit}" has not two wires`];
  if (columnsIn(read.grid) > mostColumns)
    return [`"${circuit}" has more than ${mostColumns} places`];
  const odd = read.grid.rows.flat().find((cell) => [look, free, box].includes(cell));
  return odd ? [`"${circuit}" has ${odd}, but only gates can be shown`] : [];
}

function problemsOfGates(name: string, data: object): string[] {
  const lists = Object.entries(data).filter(([key]) => key === 'gates' || key === 'moves');
  return lists.flatMap(([, cells]) =>
    (cells as readonly string[])
      .filter((cell) => {
        const read = parseCircuitLine(cell);
        return !read.ok || [look, free, box, '-', '*', 'o', 'SWAP'].includes(cell);
      })
      .map((cell) => `the picture ${name}: "${cell}" is no gate for one qubit`),
  );
}
