import { exitsOf } from '../../diagrams/ripples/paths-state.ts';
import { RipplesPicture } from '../../diagrams/ripples/ripples-picture.tsx';
import type { ViewProps } from '../interactive.ts';

/** Two paths, with a delay on the second, and the sums of their waves at both exits. */
export function View({ delay }: ViewProps<'ripples'>) {
  return (
    <div className="grid grid-cols-2 gap-2 @max-[12rem]/scene:grid-cols-1 sm:gap-4">
      {exitsOf({ signs: [false, false], clock: delay }).map((exit) => (
        <RipplesPicture key={exit.name} exit={exit} />
      ))}
    </div>
  );
}
