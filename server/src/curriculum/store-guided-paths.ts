/** Stores guided paths and their steps. */
import type { GuidedPathId } from '@qubloom/contract';
import type { Curriculum } from '@qubloom/curriculum';
import { guidedPaths, guidedPathSteps } from '../platform/database/schema/index.ts';
import { requireId, type Ids } from './ids.ts';
import { changesBetween } from './row-changes.ts';
import type { RowWriter } from './row-writer.ts';

export async function storeGuidedPaths(writer: RowWriter, curriculum: Curriculum): Promise<void> {
  const pathIds = await storePaths(writer, curriculum);
  const wanted = curriculum.guidedPaths.flatMap(({ slug: path, steps }) =>
    steps.map(({ slug, title, content, type, hints, solution, points }, index) => ({
      pathId: requireId(pathIds, path),
      slug,
      title,
      content,
      type,
      order: index + 1,
      hintCount: hints.length,
      hints: [...hints],
      solution,
      pointsAwarded: points,
    })),
  );
  const rows = await writer.tx.select().from(guidedPathSteps);
  const keyOf = (row: { pathId?: number; slug?: string }) => `${row.pathId}/${row.slug}`;
  await writer.write(guidedPathSteps, changesBetween(rows, wanted, keyOf));
}

/** Stores the paths in two rounds, because a path refers to others by ids that may be new. */
async function storePaths(
  writer: RowWriter,
  { guidedPaths: paths }: Curriculum,
): Promise<Ids<GuidedPathId>> {
  const keyOf = ({ slug }: { slug?: string }) => slug ?? '';
  const facts = paths.map(
    ({ slug, title, description, difficulty, topic, minutes, position, steps }) => ({
      slug,
      title,
      description,
      difficulty,
      topic,
      position,
      stepCount: steps.length,
      estimatedTime: minutes,
    }),
  );
  const rows = await writer.tx.select().from(guidedPaths);
  await writer.write(guidedPaths, changesBetween(rows, facts, keyOf));

  const stored = await writer.tx.select().from(guidedPaths);
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  const placed = facts.map((path, index) => ({
    ...path,
    prerequisitePathIds: (paths[index]?.after ?? []).map((slug) => requireId(ids, slug)),
  }));
  await writer.write(guidedPaths, changesBetween(stored, placed, keyOf));
  return ids;
}
