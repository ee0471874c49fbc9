import type { VisualizationConcept } from '@qubloom/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visualizationConcepts } from '../../../product/visualizations/concepts.ts';
import { VisualizationPicture } from './visualization-picture.tsx';

const files = import.meta.glob<string>('../../../../../curriculum/content/visualizations/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Listed {
  readonly title: string;
  readonly concept: VisualizationConcept;
}

function listed(): readonly Listed[] {
  return Object.values(files).flatMap((text) => {
    const title = /^title: (.*)$/m.exec(text)?.[1];
    const named = /^concept: (.*)$/m.exec(text)?.[1];
    const concept = visualizationConcepts.find((each) => each === named);
    return title !== undefined && concept ? [{ title, concept }] : [];
  });
}

/**
 * The lines of a picture, to the nearest 16th of its width, because smaller differences are invisible in a list.
 */
function shapeOf({ title, concept }: Listed): string {
  const { container, unmount } = render(<VisualizationPicture title={title} concept={concept} />);
  const lines = [...container.querySelectorAll('path')].map((path) =>
    (path.getAttribute('d') ?? '').replace(/-?[\d.]+/g, (number) =>
      String(Math.round(Number(number) / 10)),
    ),
  );
  unmount();
  return lines.join(' | ');
}

test('no two visualizations of the list have the same picture', () => {
  const all = listed();
  expect(all.length).toBeGreaterThanOrEqual(26);
  const shapes = all.map(shapeOf);
  for (const [i, shape] of shapes.entries()) expect(shapes.indexOf(shape), all[i]?.title).toBe(i);
});

test('a picture is the same each time', () => {
  const one: Listed = { title: 'Parts That Meet', concept: 'One qubit' };
  expect(shapeOf(one)).toBe(shapeOf(one));
});
