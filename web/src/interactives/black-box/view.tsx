import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { Lightbulb, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import {
  isGuessRight,
  newBlackBox,
  questionText,
  verdictText,
  withGuess,
  withQuestion,
  type BlackBox,
  type Question,
} from './state.ts';

/** A box with a lamp and a hidden rule. The learner asks it with bits, or once with a mix. */
export function View() {
  const [random] = useState(() => createRandom(freshSeed()));
  const [box, setBox] = useState(() => newBlackBox(random));
  const last = box.questions.at(-1);
  useReportRun(box.guess !== null);
  return (
    <div className="grid gap-2.5 low:grid-cols-2 low:gap-x-4 not-compact:gap-3">
      <p className="compact:text-base compact:leading-snug low:col-span-2">
        Does the lamp do the same for 0 and for 1, or something different? Ask as few questions as
        you can.
      </p>
      <Lamp last={last} />
      <div role="group" aria-label="Ask the box" className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-base sm:hidden">
          Ask with
        </span>
        <Ask box={box} text="0" asked={0} onAsk={setBox} />
        <Ask box={box} text="1" asked={1} onAsk={setBox} />
        <Ask box={box} text="a mix" asked="mix" onAsk={setBox} />
      </div>
      <div role="group" aria-label="Say what it does" className="flex flex-wrap gap-2">
        {(['same', 'different'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            className="max-sm:px-2 max-sm:text-sm"
            aria-pressed={box.guess === kind}
            aria-disabled={box.guess !== null}
            onClick={() => setBox(withGuess(box, kind))}
          >
            {kind === 'same' ? 'The same for both' : 'Something different'}
          </Button>
        ))}
      </div>
      <div aria-live="polite" className="max-sm:text-base">
        {box.guess === null ? (
          last && questionText(last)
        ) : isGuessRight(box) ? (
          <Success strength="task">{verdictText(box)}</Success>
        ) : (
          verdictText(box)
        )}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>
          Questions so far: <strong>{box.questions.length}</strong>
        </span>
        <Button variant="quiet" size="small" onClick={() => setBox(newBlackBox(random))}>
          <RotateCcw aria-hidden /> A new box
        </Button>
      </p>
      <p className="text-sm text-ink-soft">
        With a mix: H goes before the box and after it, and the lamp’s qubit starts in the minus
        mix.
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
      className="max-sm:px-3.5"
      aria-label={`Ask with ${text}`}
      aria-disabled={box.guess !== null}
      onClick={() => onAsk(withQuestion(box, asked))}
    >
      <span className="max-sm:hidden">Ask with</span> {text}
    </Button>
  );
}

/** After a mix, the lamp shows nothing, because the answer is in the input qubit. */
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
      <span className="grid h-16 w-full max-w-36 not-compact:h-24 min-w-16 place-items-center rounded-card bg-deep text-3xl text-deep-ink">
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
