/** The circuit lab without a lesson: empty, with examples below. Loaded after the page around it. */
import { emptyCircuit } from '@qubloom/quantum';
import { ExampleList } from '../../simulators/circuit-lab/examples/example-list.tsx';
import { KeptLab } from './kept-lab.tsx';

const start = { circuit: emptyCircuit(2), level: 'explorer' } as const;

/** Kept with what is built on the lab's own page: it is the same free lab. */
const slot = 'lab';

export function FreeLab() {
  return (
    <KeptLab slot={slot} start={start} instead="Here is an empty circuit instead.">
      <section
        aria-labelledby="examples"
        className="col-span-full flex flex-col gap-3 pt-2 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
      >
        <h2 id="examples" className="text-xl">
          Examples
        </h2>
        <ExampleList onChoose={() => window.scrollTo({ top: 0 })} />
      </section>
    </KeptLab>
  );
}
