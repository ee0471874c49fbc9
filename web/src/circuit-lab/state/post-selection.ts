import type { Circuit } from '@qubloom/quantum';
import { kindOfOperation } from '../operations/operations.ts';

/** Returns true if the circuit keeps only some of the runs, so that all statements about it are about those. */
export function hasPostSelection({ columns }: Circuit): boolean {
  return columns.some((column) => column.some((each) => kindOfOperation(each).selectsRuns));
}
