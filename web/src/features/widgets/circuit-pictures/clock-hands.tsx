import type { WidgetProperties } from '@qubloom/contract';
import { gridOfLine } from '@qubloom/curriculum';
import { ClockFace } from '../phase-clock/clock-face.tsx';
import { clocksOf } from '../phase-clock/phase-clock-state.ts';

/** The two clocks of one qubit at a circuit's end. */
export function ClockHands({ circuit }: WidgetProperties<'clock-hands'>) {
  return (
    <div className="flex flex-wrap justify-center gap-2 sm:gap-6">
      {clocksOf(gridOfLine(circuit)).map((clock) => (
        <ClockFace key={clock.outcome} clock={clock} />
      ))}
    </div>
  );
}
