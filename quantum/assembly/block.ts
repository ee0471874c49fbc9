/*
 * Runs the sweeps of a program over one block.
 */
import { kindOf, ontoOf, runsIn, SWEEP_BYTES } from './sweep';
import {
  rotateOne,
  rotateOneOfTwo,
  rotateThree,
  rotateTwo,
  rotateTwoCross,
  rotateTwoMove,
  rotateTwoOfThree,
} from './rotate';
import { rotateAndTurn, turnOne, turnOneOfTwo, turnTwo } from './turn';
import { mixLanes, mixLanesReal, mixPair, mixPairReal, swapPair } from './pair';
import {
  double,
  doubleReal,
  multiplyByFactors,
  multiplyByRealTable,
  multiplyByTable,
  phase,
  scale,
  seed,
} from './diagonal';
import { exchangeLane, grow, growUp } from './shape';
import { mixMany } from './dense';

/** `chunk` is the block's place among the others, as the offset it was gathered from. */
export function runSweeps(
  sweeps: usize,
  count: u32,
  block: usize,
  chunk: u32,
  scratch: usize,
): void {
  for (let i: u32 = 0; i < count; i++, sweeps += SWEEP_BYTES) {
    if (!runsIn(sweeps, chunk)) continue;
    const onto = ontoOf(sweeps);
    runSweep(sweeps, onto ? onto : block, chunk, scratch);
  }
}

/** The numbers of the kinds are those of `SweepKind` in `src/kernels/plan/sweep.ts`. */
function runSweep(sweep: usize, block: usize, chunk: u32, scratch: usize): void {
  switch (kindOf(sweep)) {
    case 0:
      return rotateOne(sweep, block);
    case 1:
      return rotateOneOfTwo(sweep, block);
    case 2:
      return rotateTwo(sweep, block);
    case 3:
      return rotateTwoCross(sweep, block);
    case 4:
      return rotateTwoMove(sweep, block);
    case 5:
      return rotateTwoOfThree(sweep, block);
    case 6:
      return rotateThree(sweep, block);
    case 7:
      return turnOne(sweep, block);
    case 8:
      return turnOneOfTwo(sweep, block);
    case 9:
      return rotateAndTurn(sweep, block);
    case 10:
      return turnTwo(sweep, block);
    case 11:
      return swapPair(sweep, block);
    case 12:
      return mixPairReal(sweep, block);
    case 13:
      return mixPair(sweep, block);
    case 14:
      return mixLanesReal(sweep, block);
    case 15:
      return mixLanes(sweep, block);
    case 16:
      return mixMany(sweep, block, scratch);
    case 17:
      return phase(sweep, block);
    case 18:
      return scale(sweep, block);
    case 19:
      return multiplyByTable(sweep, block);
    case 20:
      return multiplyByRealTable(sweep, block);
    case 21:
      return seed(sweep, block);
    case 22:
      return double(sweep, block);
    case 23:
      return doubleReal(sweep, block);
    case 24:
      return grow(sweep, block);
    case 25:
      return growUp(sweep, block);
    case 26:
      return exchangeLane(sweep, block);
    case 27:
      return multiplyByFactors(sweep, block, chunk);
  }
}
