/*
 * Runs the sweeps of a program over one block.
 */
import { kindOf, ontoOf, runsIn, SWEEP_BYTES } from './sweep';
import { rotateOne, rotateOneOfTwo, rotateThree, rotateTwo, rotateTwoOfThree } from './rotate';
import { rotateAndTurn, turnOne, turnOneOfTwo, turnTwo } from './turn';
import { mixLanes, mixLanesReal, mixPair, mixPairReal, swapPair } from './pair';
import { double, doubleReal, multiplyByRealTable, multiplyByTable, phase, scale, seed } from './diagonal';
import { exchangeLane, grow, growUp } from './shape';
import { mixMany } from './dense';

/** `chunk` is the block's place among the others, as the offset it was gathered from. */
export function runSweeps(sweeps: usize, count: u32, block: usize, chunk: u32, scratch: usize): void {
  for (let i: u32 = 0; i < count; i++, sweeps += SWEEP_BYTES) {
    if (!runsIn(sweeps, chunk)) continue;
    const onto = ontoOf(sweeps);
    runSweep(sweeps, onto ? onto : block, scratch);
  }
}

/** The numbers of the kinds are those of `SweepKind` in `records.ts`. */
function runSweep(sweep: usize, block: usize, scratch: usize): void {
  switch (kindOf(sweep)) {
    case 0: return rotateOne(sweep, block);
    case 1: return rotateOneOfTwo(sweep, block);
    case 2: return rotateTwo(sweep, block);
    case 3: return rotateTwoOfThree(sweep, block);
    case 4: return rotateThree(sweep, block);
    case 5: return turnOne(sweep, block);
    case 6: return turnOneOfTwo(sweep, block);
    case 7: return rotateAndTurn(sweep, block);
    case 8: return turnTwo(sweep, block);
    case 9: return swapPair(sweep, block);
    case 10: return mixPairReal(sweep, block);
    case 11: return mixPair(sweep, block);
    case 12: return mixMany(sweep, block, scratch);
    case 13: return phase(sweep, block);
    case 14: return scale(sweep, block);
    case 15: return multiplyByTable(sweep, block);
    case 16: return multiplyByRealTable(sweep, block);
    case 17: return seed(sweep, block);
    case 18: return double(sweep, block);
    case 19: return doubleReal(sweep, block);
    case 20: return grow(sweep, block);
    case 21: return growUp(sweep, block);
    case 22: return exchangeLane(sweep, block);
    case 23: return mixLanesReal(sweep, block);
    case 24: return mixLanes(sweep, block);
  }
}
