/** The edits of everything in a region at once, each with its sentence. */
import {
  withClipPasted,
  withoutRegion,
  withRegionMoved,
  type Circuit,
  type CircuitClip,
  type GridCell,
  type GridRegion,
} from '@qubloom/quantum';
import { countOf, type LabEdit } from './lab-edit.ts';
import { knownDefinitions, type EditedCircuit } from './own-gates.ts';

const nothingThere = 'There is nothing here.';

export function removeRegion(circuit: Circuit, region: GridRegion): LabEdit {
  const edit = withoutRegion(circuit, region);
  if ('refusal' in edit) return { refusal: nothingThere };
  return { circuit: edit.circuit, message: `${countOf(edit.count)} taken off.` };
}

/** `by` is the distance that the region moved. */
export function moveRegion(
  circuit: Circuit,
  region: GridRegion,
  by: GridCell,
): LabEdit & { readonly by?: GridCell } {
  const edit = withRegionMoved(circuit, region, by);
  if ('refusal' in edit) return { refusal: nothingThere };
  return { circuit: edit.circuit, message: `${countOf(edit.count)} moved.`, by: edit.by };
}

export function pasteClip(edited: EditedCircuit, at: GridCell, clip: CircuitClip): LabEdit {
  const edit = withClipPasted(edited.circuit, at, clip, knownDefinitions(edited));
  if (!('refusal' in edit)) {
    const message = `${countOf(edit.count)} pasted from column ${edit.cell.column + 1}.`;
    return { circuit: edit.circuit, message, at: edit.cell };
  }
  const { refusal } = edit;
  if (refusal.code === 'too-few-wires') {
    return { refusal: `This needs ${refusal.needed} wires. Add wires first.` };
  }
  return refusal.code === 'other-definition'
    ? { refusal: `Gate ${refusal.gate} here is not the one that was copied. Copy it again.` }
    : { refusal: nothingThere };
}
