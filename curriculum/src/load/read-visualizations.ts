/** Reads visualizations, one file each. */
import { parseDrawing } from '@qubloom/contract';
import type { VisualizationContent } from '../curriculum.ts';
import { problemsOfScene } from '../visualizations/scene-problems.ts';
import type { ContentReader } from './content-reader.ts';
import { VisualizationFile } from './visualization-files.ts';

/** Returns the visualizations in the order in which they are listed. */
export function readVisualizations(reader: ContentReader): VisualizationContent[] {
  return reader
    .filesIn('visualizations')
    .flatMap((file) => readVisualization(reader, file) ?? [])
    .sort((a, b) => a.position - b.position);
}

/** A drawing or a script that cannot be shown stops the load, so it never reaches the database. */
function readVisualization(reader: ContentReader, file: string): VisualizationContent | undefined {
  const read = reader.required(file, VisualizationFile);
  if (!read) return undefined;
  const { svg, ...rest } = read;
  const slug = file.replace(/^visualizations\/|\.yaml$/g, '');
  const iconUrl = `/pictures/visualizations/${slug}.svg`;
  const visualization = { ...rest, slug, file, iconUrl, svgData: svg.trim() };
  reader.reportRepeated(
    file,
    'interactiveElements',
    rest.interactiveElements.map(({ id }) => id),
  );
  const drawing = visualization.svgData === '' ? undefined : parseDrawing(visualization.svgData);
  if (drawing && !drawing.ok) {
    reader.report({ file, location: 'svg', reason: drawing.problem });
    return undefined;
  }
  for (const reason of problemsOfScene(visualization, drawing?.drawing)) {
    reader.report({ file, location: 'script', reason });
  }
  return visualization;
}
