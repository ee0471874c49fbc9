import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { Lightbulb, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import {
  newBlackBox,
  questionText,
  verdictText,
  withGuess,
  withQuestion,
  type BlackBox,
  type Question,
} from './black-box-state.ts';

/** A box with a lamp and a hidden rule: ask it with bits, or once with a mix. */
export function BlackBoxWidget() {
  const [random] = useState(() => createRandom(freshSeed()));
  const [box, setBox] = useState(() => newBlackBox(random));
  const last = box.questions.at(-1);
  useReportRun(box.guess !== null);
  return (
    <div className="grid gap-4">
      <p>
        A rule is hidden in the box. Does the lamp do the same for 0 and for 1, or something
        different? Ask as few questions as you can.
      </p>
      <Lamp last={last} />
      <div role="group" aria-label="Ask the box" className="flex flex-wrap gap-2">
        <Ask box={box} text="Ask with 0" asked={0} onAsk={setBox} />
        <Ask box={box} text="Ask with 1" asked={1} onAsk={setBox} />
        <Ask box={box} text="Ask with a mix" asked="mix" onAsk={setBox} />
      </div>
      <p aria-live="polite" className="min-h-14">
        {box.guess === null ? last && questionText(last) : verdictText(box)}
      </p>
      <div role="group" aria-label="Say what it does" className="flex flex-wrap gap-2">
        {(['same', 'different'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            aria-pressed={box.guess === kind}
            aria-disabled={box.guess !== null}
            onClick={() => setBox(withGuess(box, kind))}
          >
            {kind === 'same' ? 'The same for both' : 'Something different'}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setBox(newBlackBox(random))}>
          <RotateCcw aria-hidden /> A new box
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        With a mix: H goes before the box and after it, and the lamp’s qubit starts in the minus
        mix.
      </p>
      <p className="text-sm text-ink-soft">
        Questions so far: <strong>{box.questions.length}</strong>
      </p>
    </div>
  );
}

interface AskProps {
  readonly box: BlackBox;
  readonly text: string;
  readonly asked: Question['asked'];
  readonly onAsk: (box: BlackBox) => void;
}

function Ask({ box, text, asked, onAsk }: AskProps) {
  return (
    <Button
      variant="secondary"
      aria-disabled={box.guess !== null}
      onClick={() => onAsk(withQuestion(box, asked))}
    >
      {text}
    </Button>
  );
}

/** After a mix there is nothing to see at the lamp: the answer is in the qubit that went in. */
function Lamp({ last }: { readonly last: Question | undefined }) {
  const isLit = last?.answer === 1 && last.asked !== 'mix';
  return (
    <div aria-hidden className="flex items-center justify-center gap-3">
      <span
        className={clsx(
          'grid size-14 shrink-0 place-items-center rounded-control border-2 font-mono text-2xl',
          last?.asked === 'mix' ? 'border-action bg-action-soft' : 'border-control bg-surface',
        )}
      >
        {last === undefined ? '?' : last.asked === 'mix' ? last.answer : last.asked}
      </span>
      <span className="grid h-24 w-full max-w-36 min-w-16 place-items-center rounded-card bg-deep text-3xl text-deep-ink">
        ?
      </span>
      <span
        className={clsx(
          'grid size-14 shrink-0 place-items-center rounded-full border-2',
          isLit ? 'border-points bg-points-soft text-points-ink' : 'border-control text-ink-soft',
        )}
      >
        <Lightbulb className={clsx('size-7', isLit && 'fill-current')} />
      </span>
    </div>
  );
}
