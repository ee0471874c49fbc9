/** The result of an edit in the lab: a new circuit and a sentence about it, or a refusal that says why not. */
import type { Circuit, GridCell } from '@qubloom/quantum';

export type LabEdit =
  | {
      readonly circuit: Circuit;
      readonly message: string;
      /** The cell that the cursor moves to; without it, the cursor stays. */
      readonly at?: GridCell;
    }
  | { readonly refusal: string };

export function countOf(operations: number): string {
  return operations === 1 ? '1 gate' : `${operations} gates`;
}
