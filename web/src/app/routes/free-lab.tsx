/** The circuit lab without a lesson: empty, with examples below. Loads after the page around it. */
import { emptyCircuit } from '@qubloom/quantum';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ExampleList } from '../../circuit-lab/examples/example-list.tsx';
import { useLab } from '../../circuit-lab/lab-context.tsx';
import { parseLevel } from '../../circuit-lab/palette/tools.ts';
import { LabQuestion } from '../../circuit-lab/questions/lab-question.tsx';
import { lastLearnersStorage } from '../../product/storage/learner-storage.ts';
import { KeptLab, type LabStart } from './kept-lab.tsx';

/** The same slot as on the lab's own page, because it is the same free lab. */
const slot = 'lab';

const levelEntry = ['lab', 'level'] as const;

/** A beginner starts with three gates. A circuit from somebody else needs more of them. */
function startOf(): LabStart {
  const level = parseLevel(lastLearnersStorage().find(...levelEntry)?.text ?? null);
  const usual = window.location.hash === '' ? 'first-steps' : 'explorer';
  return { circuit: emptyCircuit(2), level: level ?? usual };
}

export function FreeLab() {
  const [start] = useState(startOf);
  // The examples draw two dozen circuits, so they render after the lab.
  const hasExamples = useDeferredValue(true, false);
  return (
    <KeptLab
      slot={slot}
      start={start}
      instead="Here is an empty circuit instead."
      lead={<LabQuestion />}
    >
      <RememberLevel start={start} />
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

function RememberLevel({ start }: { readonly start: LabStart }) {
  const { state } = useLab();
  const { level } = state;
  const known = useRef(start.level);
  useEffect(() => {
    if (level !== known.current) lastLearnersStorage().save(...levelEntry, level);
    known.current = level;
  }, [level]);
  return null;
}
