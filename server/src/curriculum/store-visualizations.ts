/** Stores visualizations, one row each. */
import type { Curriculum } from '@qubloom/curriculum';
import { visualizations } from '../platform/database/schema/index.ts';
import { changesBetween } from './row-changes.ts';
import type { RowWriter } from './row-writer.ts';

export async function storeVisualizations(
  writer: RowWriter,
  { visualizations: contents }: Curriculum,
): Promise<void> {
  const wanted = contents.map(
    ({ file: _, script, interactiveElements, explanationSteps, ...rest }) => ({
      ...rest,
      animationScript: JSON.stringify(script),
      interactiveElements: [...interactiveElements],
      explanationSteps: [...explanationSteps],
    }),
  );
  const rows = await writer.tx.select().from(visualizations);
  await writer.write(
    visualizations,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
}
