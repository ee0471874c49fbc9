/** The circuit lab without a lesson: empty, with examples below. Loads after the page around it. */
import { emptyCircuit } from '@qubloom/quantum';
import { useDeferredValue } from 'react';
import { ExampleList } from '../../circuit-lab/examples/example-list.tsx';
import { KeptLab } from './kept-lab.tsx';

const start = { circuit: emptyCircuit(2), level: 'explorer' } as const;

/** The same slot as on the lab's own page, because it is the same free lab. */
const slot = 'lab';

export function FreeLab() {
  // The examples draw two dozen circuits, so they render after the lab.
  const hasExamples = useDeferredValue(true, false);
  return (
    <KeptLab slot={slot} start={start} instead="Here is an empty circuit instead.">
      <section
        aria-labelledby="examples"
        className="col-span-full flex min-h-dvh flex-col gap-3 pt-2 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
      >
        <h2 id="examples" className="text-xl">
          Examples
        </h2>
        {hasExamples && <ExampleList onChoose={() => window.scrollTo({ top: 0 })} />}
      </section>
    </KeptLab>
  );
}
