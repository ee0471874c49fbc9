import { percent } from '@qubloom/contract';
import { RotateCw, Shuffle } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { useSound } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import { Steady } from '../../ui/display/steady.tsx';
import { BobsChart, bobsText } from './components/bobs-chart.tsx';
import { CorrelationGrid } from '../../diagrams/pairs/correlation-grid.tsx';
import { MatchTester } from './components/match-tester.tsx';
import { PairStage } from './components/pair-stage.tsx';
import type { ViewProps } from '../interactive.ts';
import { equalCount, totalCount } from '../../diagrams/pairs/pair-counts.ts';
import { asks, drawFour, exactFour, type Ask } from './pairs.ts';
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
  ways,
  withChoice,
  withJudgment,
  withQuestions,
  withResults,
  type Choice,
  type Tester,
} from './state.ts';

const pairOptions: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'equal', label: 'Linked pair A' },
  { value: 'equal-minus', label: 'Linked pair B' },
  { value: 'opposite', label: 'Linked pair C' },
  { value: 'opposite-minus', label: 'Linked pair D' },
  { value: 'h-h', label: 'Two mixed qubits' },
  { value: 'coins', label: 'Two coins' },
  { value: 'cards', label: 'Two written cards' },
  { value: 'hidden', label: 'A hidden pair' },
];
/** Pairs of qubits, entangled or separate: choose one, choose how Alice and Bob look, and compare. */
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
      shape="side"
      problem={problem}
      stage={
        <>
          <PairStage tester={tester} isLow={isBob} />
          <Ways tester={tester} onTurn={show} />
          {isBob && <BobsChart tester={tester} />}
        </>
      }
      controls={
        <>
          {runs}
          {isBob ? <PairChoice tester={tester} onTake={take} /> : <Rule tester={tester} />}
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
          <Results tester={tester} />
          {!isBob && <BobsChart tester={tester} />}
          <p>{bobsText(tester)}</p>
          {!isGrowing && <p>{conclusionOf(tester)}</p>}
          <NumberTable
            caption="The pairs as kets, read as Alice (q1), then Bob (q0)"
            head={['Pair', 'State']}
            rows={kets.map(([name, ket]) => [name, ket])}
          />
        </>
      }
      onRestart={triesInAll(tester) > 0 && !isHidden ? () => take(tester.choice) : null}
    />
  );
}

function goalOf({ choice, judgment }: Tester, isBob: boolean): string {
  if (isBob) return 'Can Bob tell how Alice looks?';
  if (choice !== 'hidden') return 'Are the two lamps equal, opposite, or neither?';
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

/** Both parts of each are equally large. */
const kets = [
  ['Linked pair A', '|00⟩ + |11⟩'],
  ['Linked pair B', '|00⟩ − |11⟩'],
  ['Linked pair C', '|01⟩ + |10⟩'],
  ['Linked pair D', '|01⟩ − |10⟩'],
  ['Two mixed qubits', '|++⟩'],
] as const;

interface WaysProps {
  readonly tester: Tester;
  readonly onTurn: (tester: Tester) => void;
}

const people = [
  { key: 'alice', name: 'Alice' },
  { key: 'bob', name: 'Bob' },
] as const;

/** Below each box, how its person looks. A press turns the box. */
function Ways({ tester, onTurn }: WaysProps) {
  return (
    <div className="flex justify-around gap-2 px-2 pb-2 @5xl/scene:justify-evenly">
      {people.map(({ key, name }) => (
        <Button
          key={key}
          variant="deep-outline"
          className="px-3"
          aria-label={`${name}: ${ways[tester[key]]}. Turn the box`}
          onClick={() => onTurn(withQuestions(tester, { [key]: tester[key] === 'z' ? 'x' : 'z' }))}
        >
          <RotateCw aria-hidden />
          <Steady items={[ways.z, ways.x]} shown={tester[key] === 'z' ? 0 : 1} />
        </Button>
      ))}
    </div>
  );
}

/** How often both lamps showed the same, and how often not. */
function Rule({ tester }: { readonly tester: Tester }) {
  const four = tester.counts[askOf(tester)];
  const total = totalCount(four);
  const equal = total === 0 ? null : equalCount(four) / total;
  return (
    <div className="grid gap-1">
      <ShareBar name="equal" share={equal} />
      <ShareBar name="opposite" share={equal === null ? null : 1 - equal} />
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

/** A table that shows how often the results were equal, for each two ways to look. */
function AskTable({ tester }: { readonly tester: Tester }) {
  return (
    <NumberTable
      caption="How often equal, for each two ways to look"
      head={['Alice, Bob', 'Pairs', 'Equal', 'Exact']}
      rows={asks.map((ask) => {
        const four = tester.counts[ask];
        const total = totalCount(four);
        return [
          askName[ask],
          total,
          total === 0 ? '–' : percent(equalCount(four) / total),
          isAskOpen(tester, ask) ? percent(equalCount(exactFour(tester.pair, ask))) : '–',
        ];
      })}
    />
  );
}

const askName: Readonly<Record<Ask, string>> = {
  zz: `${ways.z}, ${ways.z}`,
  zx: `${ways.z}, ${ways.x}`,
  xz: `${ways.x}, ${ways.z}`,
  xx: `${ways.x}, ${ways.x}`,
};

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
