import { gridOfLine } from '@qubloom/curriculum';
import { ClockFace } from '../../diagrams/clock/clock-face.tsx';
import { clocksOf } from '../../diagrams/clock/clocks.ts';
import type { ViewProps } from '../interactive.ts';

/** The two clocks of one qubit at a circuit's end. */
export function View({ circuit }: ViewProps<'clock-hands'>) {
  return (
    <div className="flex flex-wrap justify-center gap-2 sm:gap-6">
      {clocksOf(gridOfLine(circuit)).map((clock) => (
        <ClockFace key={clock.outcome} clock={clock} />
      ))}
    </div>
  );
}
