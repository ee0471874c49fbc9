/** The circuit lab without a lesson: empty, with examples below. Loaded after the page around it. */
import { emptyCircuit } from '@qubloom/quantum';
import { useDeferredValue } from 'react';
import { ExampleList } from '../../simulators/circuit-lab/examples/example-list.tsx';
import { KeptLab } from './kept-lab.tsx';

const start = { circuit: emptyCircuit(2), level: 'explorer' } as const;

/** Kept with what is built on the lab's own page: it is the same free lab. */
const slot = 'lab';

export function FreeLab() {
  // Two dozen circuits are drawn for them: the lab stands before.
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
