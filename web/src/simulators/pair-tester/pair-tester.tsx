import { percent } from '@qubloom/contract';
import { Shuffle } from 'lucide-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { BobsChart } from './components/bobs-chart.tsx';
import { CorrelationGrid } from '../../diagrams/pairs/correlation-grid.tsx';
import { MatchTester } from './components/match-tester.tsx';
import type { PairTesterOptions } from './options.ts';
import { equalOf, totalOf } from '../../diagrams/pairs/four.ts';
import { asks, drawFour, exactFour, type Question } from './pairs.ts';
import {
  askOf,
  isOpen,
  judgmentText,
  newTester,
  reasonFor,
  resultText,
  triesInAll,
  withJudgment,
  withQuestions,
  withResults,
  type Choice,
  type Tester,
} from './tester-state.ts';

const pairOptions: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'equal', label: '|00⟩ + |11⟩' },
  { value: 'equal-minus', label: '|00⟩ − |11⟩' },
  { value: 'opposite', label: '|01⟩ + |10⟩' },
  { value: 'opposite-minus', label: '|01⟩ − |10⟩' },
  { value: 'h-h', label: 'H on both' },
  { value: 'coins', label: 'Two coins' },
  { value: 'cards', label: 'Two written cards' },
  { value: 'hidden', label: 'A hidden pair' },
];
const questionOptions: readonly { readonly value: Question; readonly label: string }[] = [
  { value: 'z', label: 'Z' },
  { value: 'x', label: 'X' },
];

/** So many pairs are a run. */
const enoughPairs = 20;

/** Pairs of qubits, entangled or separate: choose one, choose what Alice and Bob ask, and compare. */
export function PairTester({ choice, alice, bob, show: shown, problem }: PairTesterOptions) {
  const [random] = useState(() => createRandom(freshSeed()));
  const [tester, setTester] = useState(() => newTester(choice, alice, bob, random.next()));
  const { isGrowing, run, stop } = useGrowingRun((shots) => {
    const seed = random.nextUint32();
    setTester((now) => withResults(now, drawFour(now.pair, askOf(now), shots, createRandom(seed))));
  });
  useReportRun(triesInAll(tester) >= enoughPairs && !isGrowing);
  const show = (next: Tester) => {
    stop();
    setTester(next);
  };
  const take = (next: Choice) => show(newTester(next, tester.alice, tester.bob, random.next()));
  const runs = (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <RunButton isGrowing={isGrowing} onPress={() => run(100)}>
        Look at 100 pairs
      </RunButton>
      <OneTryButton isGrowing={isGrowing} onPress={() => run(1)}>
        One pair
      </OneTryButton>
    </div>
  );
  if (shown === 'matches') return <MatchTester tester={tester} isGrowing={isGrowing} runs={runs} />;
  const pairs = <PairChoice tester={tester} onTake={take} />;
  const questions = <Questions tester={tester} onAsk={show} runs={runs} />;
  if (shown === 'bob') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 gap-y-2 p-3 halves:max-sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:gap-5 sm:p-5">
        <LinkProblem problem={problem} />
        {questions}
        <div className="halves:max-sm:col-start-2 halves:max-sm:row-span-4 halves:max-sm:row-start-1">
          <BobsChart tester={tester} />
        </div>
        <Fold summary="Compare the results">
          <Results tester={tester} />
        </Fold>
        <Fold summary="Take another pair">{pairs}</Fold>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      {pairs}
      {questions}
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2 sm:items-start">
        <Results tester={tester} />
        <AskTable tester={tester} />
      </div>
      <div aria-live="polite" className="grid gap-1">
        {!isGrowing && (
          <>
            <p className="font-medium">{resultText(tester)}</p>
            <p>{conclusionOf(tester)}</p>
          </>
        )}
      </div>
      {tester.choice === 'hidden' && (
        <HiddenPair tester={tester} onJudge={setTester} onNext={() => take('hidden')} />
      )}
      <BobsChart tester={tester} />
    </div>
  );
}

interface PairChoiceProps {
  readonly tester: Tester;
  readonly onTake: (choice: Choice) => void;
}

function PairChoice({ tester, onTake }: PairChoiceProps) {
  return (
    <div className="grid gap-1">
      <Choices label="The pair" options={pairOptions} chosen={tester.choice} onChoose={onTake} />
      <p className="text-sm text-ink-soft">
        Kets are read as Alice (q1), then Bob (q0). Both parts are equally large.
      </p>
    </div>
  );
}

interface QuestionsProps {
  readonly tester: Tester;
  readonly onAsk: (tester: Tester) => void;
  readonly runs: ReactNode;
}

function Questions({ tester, onAsk, runs }: QuestionsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 sm:gap-x-6">
      <Choices
        label="Alice asks"
        options={questionOptions}
        chosen={tester.alice}
        onChoose={(alice) => onAsk(withQuestions(tester, { alice }))}
      />
      <Choices
        label="Bob asks"
        options={questionOptions}
        chosen={tester.bob}
        onChoose={(bob) => onAsk(withQuestions(tester, { bob }))}
      />
      {runs}
    </div>
  );
}

/** What was found, with the exact chances once something was. */
function Results({ tester }: { readonly tester: Tester }) {
  const ask = askOf(tester);
  const exact = useMemo(() => exactFour(tester.pair, ask), [tester.pair, ask]);
  return <CorrelationGrid counts={tester.counts[ask]} exact={isOpen(tester) ? exact : null} />;
}

function conclusionOf(tester: Tester): string | null {
  if (tester.choice === 'hidden') return judgmentText(tester);
  return triesInAll(tester) > 0 ? reasonFor(tester.pair) : null;
}

/** How often the results were equal, for all four pairs of questions. */
function AskTable({ tester }: { readonly tester: Tester }) {
  return (
    <FoldedTable
      caption="How often equal, for each pair of questions"
      head={['Alice, Bob', 'Pairs', 'Equal', 'Exact']}
      rows={asks.map((ask) => {
        const four = tester.counts[ask];
        const total = totalOf(four);
        return [
          [...ask.toUpperCase()].join(', '),
          total,
          total === 0 ? '–' : percent(equalOf(four) / total),
          isOpen(tester) ? percent(equalOf(exactFour(tester.pair, ask))) : '–',
        ];
      })}
    />
  );
}

interface HiddenPairProps {
  readonly tester: Tester;
  readonly onJudge: (tester: Tester) => void;
  readonly onNext: () => void;
}

function HiddenPair({ tester, onJudge, onNext }: HiddenPairProps) {
  const box = useRef<HTMLElement>(null);
  const shift = (change: () => void) => {
    // The button that was pressed goes away; the focus stays in its section.
    flushSync(change);
    box.current?.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Is it linked?"
      className="flex flex-wrap items-center gap-3 outline-none"
    >
      {tester.judgment === null ? (
        <>
          <p className="w-full font-medium sm:w-auto">Is this pair linked?</p>
          {(['entangled', 'separate'] as const).map((judgment) => (
            <Button
              key={judgment}
              variant="secondary"
              disabled={triesInAll(tester) === 0}
              onClick={() => shift(() => onJudge(withJudgment(tester, judgment)))}
            >
              {judgment === 'entangled' ? 'Linked' : 'Not linked'}
            </Button>
          ))}
          {triesInAll(tester) === 0 && (
            <p className="text-sm text-ink-soft">Look at some pairs first.</p>
          )}
        </>
      ) : (
        <Button variant="secondary" onClick={() => shift(onNext)}>
          <Shuffle aria-hidden /> Another hidden pair
        </Button>
      )}
    </section>
  );
}
