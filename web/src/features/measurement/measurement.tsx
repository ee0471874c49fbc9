import { Eye, Play, Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { sureGuesses } from '../../lib/sure-guess.ts';
import { useGrowingRun } from '../../lib/use-growing-run.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { GuessCards } from '../../ui/guess-cards.tsx';
import { Lane, type LaneStop } from '../../ui/lane.tsx';
import { LinkProblem } from '../../ui/link-problem.tsx';
import { OutcomeHistogram } from '../../ui/outcome-histogram.tsx';
import { BarsTable, LookCard } from './components/look-card.tsx';
import {
  isLocked,
  lines,
  looksOf,
  newLooks,
  stopsOf,
  triesOf,
  verdictOf,
  withFresh,
  withGuess,
  withLine,
  withLookAgain,
  type Line,
  type Looks,
} from './looks-state.ts';
import type { MeasurementOptions } from './options.ts';

const names: Readonly<Record<Line, string>> = {
  h: 'H, look',
  'h-h': 'H, H, look',
  'h-look-h': 'H, look, H, look',
};
const lineOptions = lines.map((value) => ({ value, label: names[value] }));

/** The bars before and after a look, at one qubit or at many fresh ones, with or without a look between. */
export function Measurement({ line, asksFirst, problem }: MeasurementOptions) {
  const [looks, setLooks] = useState(() => newLooks(line));
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((qubits) =>
    setLooks((now) => withFresh(now, qubits, random)),
  );
  const mayLook = !asksFirst || looks.guesses[looks.line] !== null;

  return (
    <div className="grid gap-5 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      <Choices
        label="What happens to each qubit"
        options={lineOptions}
        chosen={looks.line}
        onChoose={(chosen) => {
          stop();
          setLooks(withLine(looks, chosen));
        }}
      />
      <Lane label="The line" stops={laneOf(looks.line)} />
      {asksFirst && (
        <div className="max-w-md">
          <GuessCards
            question="What will the last look show?"
            options={sureGuesses}
            guess={looks.guesses[looks.line]}
            isLocked={isLocked(looks)}
            onGuess={(guess) => setLooks(withGuess(looks, guess))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => run(1)} disabled={!mayLook}>
          <Plus aria-hidden /> Take a fresh qubit
        </Button>
        <Button
          variant="secondary"
          onClick={() => setLooks(withLookAgain(looks))}
          disabled={looks.answers === null}
        >
          <Eye aria-hidden /> Look at it again
        </Button>
        <Button variant="secondary" onClick={() => run(100)} disabled={!mayLook}>
          <Play aria-hidden /> 100 fresh qubits
        </Button>
      </div>
      <Counters looks={looks} hint={mayLook ? null : 'Guess first.'} />
      <LooksInARow looks={looks} />
      <p aria-live="polite" className="font-medium">
        {!isGrowing && spokenFor(looks)}
      </p>
      <Comparison looks={looks} />
      <BarsTable looks={looksOf(looks)} />
      <p className="text-sm text-ink-soft">A look needs no person. A detector is enough.</p>
    </div>
  );
}

function spokenFor(looks: Looks): string | null {
  const { answers, again } = looks;
  if (again === 0) return verdictOf(looks);
  return `Looked again at the same qubit: still ${answers?.at(-1) ?? ''}. The first look changed it into that answer.`;
}

function laneOf(line: Line): readonly LaneStop[] {
  return [
    { kind: 'zero', words: '|0⟩' },
    ...stopsOf(line).map((stop) =>
      stop === 'H'
        ? { kind: 'gate' as const, words: 'H' }
        : { kind: 'look' as const, words: 'look' },
    ),
  ];
}

interface CountersProps {
  readonly looks: Looks;
  readonly hint: string | null;
}

function Counters({ looks, hint }: CountersProps) {
  return (
    <p className="text-ink-soft">
      {hint ?? (
        <>
          Fresh qubits so far:{' '}
          <strong className="font-mono text-lg text-ink tabular-nums">{looks.fresh}</strong>
          {looks.again > 0 && (
            <>
              {' '}
              · more looks at this one:{' '}
              <strong className="font-mono text-lg text-ink tabular-nums">{looks.again}</strong>
            </>
          )}
        </>
      )}
    </p>
  );
}

function LooksInARow({ looks }: { readonly looks: Looks }) {
  const all = looksOf(looks);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {all.map((look, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className="mt-6 rounded-control border-[1.5px] border-action bg-action-soft px-2 py-1 font-mono font-semibold text-action-ink">
              H
            </span>
          )}
          <LookCard look={look} title={all.length > 1 ? `Look ${at + 1}` : 'The look'} />
        </Fragment>
      ))}
    </div>
  );
}

/** The last looks of every line that has been tried, beside one another. */
function Comparison({ looks }: { readonly looks: Looks }) {
  const shown = lines.filter((line) => line === looks.line || triesOf(looks.counts[line]) > 0);
  return (
    <section aria-label="Last looks" className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {shown.map((line) => (
        <OutcomeHistogram
          key={line}
          label={names[line]}
          counts={[
            { outcome: '0', count: looks.counts[line].zeros },
            { outcome: '1', count: looks.counts[line].ones },
          ]}
        />
      ))}
    </section>
  );
}
