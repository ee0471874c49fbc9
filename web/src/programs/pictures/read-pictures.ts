/**
 * Parses the pictures and circuits of a program with the toolkit's schemas, because a learner may have written
 * anything in their place.
 */
import { parsePicture, parseReport, type Picture, type ReportedCircuit } from '@qubloom/toolkit';

export function readPictures(pictures: readonly unknown[]): readonly Picture[] {
  return pictures.flatMap((picture) => {
    const read = parsePicture(picture);
    return read ? [read] : [];
  });
}

/** Returns the circuits that a program holds at its end, each name once; none if its report is malformed. */
export function readCircuits(report: unknown): readonly ReportedCircuit[] {
  const circuits = parseReport(report) ?? [];
  return [...new Map(circuits.map((circuit) => [circuit.name, circuit])).values()];
}
