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
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { useSound } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { BobsChart, bobsText } from './components/bobs-chart.tsx';
import { CorrelationGrid } from '../../diagrams/pairs/correlation-grid.tsx';
import { MatchTester } from './components/match-tester.tsx';
import { PairStage } from './components/pair-stage.tsx';
import type { ViewProps } from '../interactive.ts';
import { equalCount, totalCount } from '../../diagrams/pairs/pair-counts.ts';
import { asks, drawFour, exactFour, type Question } from './pairs.ts';
import {
  askOf,
  enoughPairs,
  isAskOpen,
  isOpen,
  isJudgedRight,
  judgmentText,
  newTester,
  reasonFor,
  resultText,
  triesInAll,
  withChoice,
  withJudgment,
  withQuestions,
  withResults,
  type Choice,
  type Tester,
} from './state.ts';

const pairOptions: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'equal', label: 'Linked, |00⟩ + |11⟩' },
  { value: 'equal-minus', label: 'Linked, |00⟩ − |11⟩' },
  { value: 'opposite', label: 'Linked, |01⟩ + |10⟩' },
  { value: 'opposite-minus', label: 'Linked, |01⟩ − |10⟩' },
  { value: 'h-h', label: 'H on both' },
  { value: 'coins', label: 'Two coins' },
  { value: 'cards', label: 'Two written cards' },
  { value: 'hidden', label: 'A hidden pair' },
];
const questionOptions: readonly { readonly value: Question; readonly label: string }[] = [
  { value: 'z', label: 'Z' },
  { value: 'x', label: 'X' },
];

/** Pairs of qubits, entangled or separate: choose one, choose Alice's and Bob's questions, and compare. */
export function View({ pair, alice, bob, show: shown, problem }: ViewProps<'pair-tester'>) {
  const [random] = useState(() => createRandom(freshSeed()));
  const [tester, setTester] = useState(() => newTester(pair, alice, bob, random.next()));
  const { isGrowing, run, stop } = useGrowingRun((shots) => {
    const seed = random.nextUint32();
    setTester((now) => withResults(now, drawFour(now.pair, askOf(now), shots, createRandom(seed))));
  });
  useReportRun(triesInAll(tester) >= enoughPairs && !isGrowing);
  useSound(triesInAll(tester), tester.latest?.[0] === tester.latest?.[1] ? 'same' : 'different');
  const show = (next: Tester) => {
    stop();
    setTester(next);
  };
  const take = (next: Choice) => show(withChoice(tester, next, random.next()));
  const runs = (
    <div className="flex flex-wrap gap-2">
      <RunButton isGrowing={isGrowing} onPress={() => run(100)}>
        Look at 100 pairs
      </RunButton>
      <OneTryButton isGrowing={isGrowing} onPress={() => run(1)}>
        One pair
      </OneTryButton>
    </div>
  );
  if (shown === 'matches') {
    return <MatchTester tester={tester} isGrowing={isGrowing} runs={runs} problem={problem} />;
  }
  const isHidden = tester.choice === 'hidden';
  const isBob = shown === 'bob';
  return (
    <InteractiveLayout
      goal={goalOf(tester, isBob)}
      success={
        !isGrowing &&
        triesInAll(tester) > 0 &&
        isJudgedRight(tester) &&
        'You asked the pairs before you decided.'
      }
      shape="wide"
      problem={problem}
      stage={
        <>
          <PairStage tester={tester} isLow={isBob} />
          {isBob && <BobsChart tester={tester} />}
        </>
      }
      controls={
        <>
          <Questions tester={tester} onAsk={show} runs={runs} />
          {isBob ? <PairChoice tester={tester} onTake={take} /> : <Results tester={tester} />}
        </>
      }
      message={!isGrowing && (judgmentText(tester) ?? resultText(tester))}
      isMessageFirst={!isBob}
      result={
        <>
          {isHidden && (
            <HiddenPair tester={tester} onJudge={setTester} onNext={() => take('hidden')} />
          )}
          {!isBob && <PairChoice tester={tester} onTake={take} />}
        </>
      }
      numbers={
        <>
          <AskTable tester={tester} />
          {isBob ? <Results tester={tester} /> : <BobsChart tester={tester} />}
          <p>{bobsText(tester)}</p>
          {!isGrowing && <p>{conclusionOf(tester)}</p>}
          <p>Kets are read as Alice (q1), then Bob (q0). Both parts are equally large.</p>
        </>
      }
      onRestart={triesInAll(tester) > 0 && !isHidden ? () => take(tester.choice) : null}
    />
  );
}

function goalOf({ choice, judgment }: Tester, isBob: boolean): string {
  if (isBob) return 'Can Bob tell what Alice asks?';
  if (choice !== 'hidden') return 'Look at pairs. Do both lamps show the same?';
  return judgment === null ? 'Is this pair linked?' : 'Now you know. Try another pair?';
}

interface PairChoiceProps {
  readonly tester: Tester;
  readonly onTake: (choice: Choice) => void;
}

function PairChoice({ tester, onTake }: PairChoiceProps) {
  return (
    <label className="grid gap-1 text-sm font-medium">
      The pair
      <select
        value={tester.choice}
        onChange={(event) => {
          const next = pairOptions.find(({ value }) => value === event.currentTarget.value);
          if (next) onTake(next.value);
        }}
        className="min-h-11 w-full max-w-72 rounded-control border-[1.5px] border-control bg-surface px-3 text-base"
      >
        {pairOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface QuestionsProps {
  readonly tester: Tester;
  readonly onAsk: (tester: Tester) => void;
  readonly runs: ReactNode;
}

function Questions({ tester, onAsk, runs }: QuestionsProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
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

/** The results, with the exact chances once there are enough of them. */
function Results({ tester }: { readonly tester: Tester }) {
  const ask = askOf(tester);
  const exact = useMemo(() => exactFour(tester.pair, ask), [tester.pair, ask]);
  return (
    <CorrelationGrid counts={tester.counts[ask]} exact={isAskOpen(tester, ask) ? exact : null} />
  );
}

function conclusionOf(tester: Tester): string | null {
  return tester.choice !== 'hidden' && isOpen(tester) ? reasonFor(tester.pair) : null;
}

/** A table that shows how often the results were equal, for each of the four pairs of questions. */
function AskTable({ tester }: { readonly tester: Tester }) {
  return (
    <NumberTable
      caption="How often equal, for each pair of questions"
      head={['Alice, Bob', 'Pairs', 'Equal', 'Exact']}
      rows={asks.map((ask) => {
        const four = tester.counts[ask];
        const total = totalCount(four);
        return [
          [...ask.toUpperCase()].join(', '),
          total,
          total === 0 ? '–' : percent(equalCount(four) / total),
          isAskOpen(tester, ask) ? percent(equalCount(exactFour(tester.pair, ask))) : '–',
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
    // The pressed button disappears; the focus stays in its section.
    flushSync(change);
    box.current?.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Is it linked?"
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      {tester.judgment === null ? (
        <>
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
