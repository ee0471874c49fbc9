/** What a program shows and holds. A learner may have written anything in its place, so the toolkit's schemas read it. */
import { parsePicture, parseReport, type Picture, type ReportedCircuit } from '@qubloom/toolkit';

export function readPictures(pictures: readonly unknown[]): readonly Picture[] {
  return pictures.flatMap((picture) => {
    const read = parsePicture(picture);
    return read ? [read] : [];
  });
}

/** The circuits that a program holds at its end, each name once; none where it says nothing that can be read. */
export function readCircuits(report: unknown): readonly ReportedCircuit[] {
  const circuits = parseReport(report) ?? [];
  return [...new Map(circuits.map((circuit) => [circuit.name, circuit])).values()];
}
