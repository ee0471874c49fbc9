import type { Circuit } from '@qubloom/quantum';
import { kindOfOperation } from '../palette/operation-kinds.ts';

/** Whether only some of the runs are kept, so that all that is said of the circuit is said of those. */
export function selectsRuns({ columns }: Circuit): boolean {
  return columns.some((column) => column.some((each) => kindOfOperation(each).selectsRuns));
}
