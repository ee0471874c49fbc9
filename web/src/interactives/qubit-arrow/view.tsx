import { stateOfLine } from '@qubloom/curriculum';
import { ArrowDial } from '../../diagrams/arrow/arrow-dial.tsx';
import { arrowOf } from '../../diagrams/arrow/arrow.ts';
import type { ViewProps } from '../interactive.ts';

/** One wire at a circuit's end, as an arrow. */
export function View({ circuit, wire, name, ideal }: ViewProps<'qubit-arrow'>) {
  return (
    <figure className="grid justify-items-center">
      <ArrowDial
        name={name}
        arrow={arrowOf(stateOfLine(circuit), wire)}
        {...(ideal !== undefined && { ideal: arrowOf(stateOfLine(ideal), wire) })}
        className="w-full max-w-44 low:max-w-26 not-compact:max-w-64 lg:tall:max-w-48 lg:tall:in-[.grand]:max-w-[calc(100dvh-25rem)]"
      />
      <figcaption aria-hidden className="text-center text-sm leading-tight font-medium">
        {name}
      </figcaption>
    </figure>
  );
}
