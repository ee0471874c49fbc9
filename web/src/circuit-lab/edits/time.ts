/** Gates that turn with the time. */
import { withParameters, type Circuit } from '@qubloom/quantum';

/** The parameter that time-dependent gates follow; its value goes from 0 to 1 in one round. */
export const timeParameter = 'time';

/** The number of steps in a round, for the slider and for people who prefer no motion. */
export const timeSteps = 24;

export function hasTime(circuit: Circuit): boolean {
  return circuit.columns.some((column) =>
    column.some(
      (each) =>
        each.kind === 'gate' && each.sources?.some((source) => source?.name === timeParameter),
    ),
  );
}

/** Returns the edited circuit at the current time, which displays and links show. */
export function liveCircuit({
  circuit,
  time,
}: {
  readonly circuit: Circuit;
  readonly time: number;
}): Circuit {
  return hasTime(circuit) ? withParameters(circuit, { [timeParameter]: time }) : circuit;
}
