import { percent } from '@qubloom/contract';
import { createRandom, freshSeed, type Random } from '@qubloom/quantum';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  answersOf,
  askedOf,
  entangledProbability,
  firstPlan,
  isWon,
  entangledAnswers,
  withAnswerFlipped,
  type GhzPlan,
  type Three,
} from './state.ts';

const players = ['Ada', 'Ben', 'Cleo'] as const;
type Strategy = 'plan' | 'entangled';

interface Score {
  readonly rounds: number;
  readonly wins: number;
  readonly last: { readonly asked: Three; readonly answers: Three } | null;
}
const manyRounds = 100;
/** Number of changes of the plan that count as a search. */
const enoughChanges = 4;
const noScore: Score = { rounds: 0, wins: 0, last: null };

function withRounds(
  score: Score,
  rounds: number,
  answer: (asked: Three, luck: Random) => Three,
  luck: Random,
): Score {
  let { wins, last } = score;
  for (let round = 0; round < rounds; round++) {
    const asked = askedOf[luck.nextUint32() % askedOf.length] ?? [0, 0, 0];
    last = { asked, answers: answer(asked, luck) };
    if (isWon(asked, last.answers)) wins++;
  }
  return { rounds: score.rounds + rounds, wins, last };
}

/** The GHZ game: three friends, three questions, and a plan that can never win all four rounds. */
export function View({ plays }: ViewProps<'ghz-table'>) {
  const [strategy, setStrategy] = useState<Strategy>('plan');
  const [plan, setPlan] = useState<GhzPlan>(firstPlan);
  const [score, setScore] = useState(noScore);
  const [random] = useState(() => createRandom(freshSeed()));

  const { isGrowing, run, stop } = useGrowingRun((rounds) => {
    const seed = random.nextUint32();
    const answer = (asked: Three, luck: Random) =>
      strategy === 'plan' ? answersOf(plan, asked) : entangledAnswers(asked, luck);
    setScore((now) => withRounds(now, rounds, answer, createRandom(seed)));
  });
  const [changes, setChanges] = useState(0);
  useReportRun((score.rounds >= manyRounds || changes >= enoughChanges) && !isGrowing);
  const clear = () => {
    stop();
    setScore(noScore);
  };
  const probabilities = askedOf.map((asked) =>
    strategy === 'entangled'
      ? entangledProbability(asked)
      : Number(isWon(asked, answersOf(plan, asked))),
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 low:grid-flow-dense low:grid-cols-2 low:gap-x-4 low:gap-y-1.5 compact:text-base compact:leading-snug not-compact:gap-3">
      <p className="low:col-span-2">
        Each friend is asked 0 or 1, and answers 0 or 1. They cannot talk. The table says how many
        1s their answers need.
      </p>
      {plays === 'both' && (
        <Choices
          label="How do they play?"
          options={[
            { value: 'plan', label: 'By plan' },
            { value: 'entangled', label: 'Linked qubits' },
          ]}
          chosen={strategy}
          onChoose={(chosen) => {
            setStrategy(chosen);
            clear();
          }}
        />
      )}
      {strategy === 'plan' ? (
        <PlanTable
          plan={plan}
          onFlip={(player, question) => {
            setPlan(withAnswerFlipped(plan, player, question));
            setChanges(changes + 1);
            clear();
          }}
        />
      ) : (
        <p className="rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
          Each takes one qubit of a linked three. For question 0 they look after H. For question 1
          they look after S and H.
        </p>
      )}
      <Rounds probabilities={probabilities} />
      <p aria-live={isGrowing ? 'off' : 'polite'}>
        {strategy === 'plan' ? 'This plan wins' : 'Linked qubits win'}{' '}
        {scoreText(probabilities, score)}
      </p>
      <div className="flex flex-wrap gap-2">
        <OneTryButton variant="primary" isGrowing={isGrowing} onPress={() => run(1)}>
          Play a round
        </OneTryButton>
        <RunButton variant="secondary" isGrowing={isGrowing} onPress={() => run(manyRounds)}>
          Play {manyRounds}
        </RunButton>
      </div>
    </div>
  );
}

function scoreText(probabilities: readonly number[], { last, wins, rounds }: Score): string {
  const total = probabilities.reduce((sum, probability) => sum + probability, 0);
  const exact = `${Math.round(total)} of 4, that is ${percent(total / 4)}.`;
  if (!last) return exact;
  return `${exact} Last round: asked ${last.asked.join('')}, answered ${last.answers.join('')}. Won ${wins} of ${rounds}.`;
}

function Rounds({ probabilities }: { readonly probabilities: readonly number[] }) {
  return (
    <NumberTable
      caption="The four rounds"
      head={['Asked', ...askedOf.map((asked) => asked.join(''))]}
      rows={[
        ['1s', ...askedOf.map((asked) => (asked.includes(1) ? 'odd' : 'even'))],
        ['Won', ...probabilities.map((probability, at) => <Won key={at} {...{ probability }} />)],
      ]}
    />
  );
}

function Won({ probability }: { readonly probability: number }) {
  return (
    <span className="inline-flex">
      {probability > 0.5 ? (
        <Check aria-hidden className="size-5 text-good" />
      ) : (
        <X aria-hidden className="size-5 text-bad" />
      )}
      <span className="sr-only">{percent(probability)}</span>
    </span>
  );
}

interface PlanTableProps {
  readonly plan: GhzPlan;
  readonly onFlip: (player: 0 | 1 | 2, question: 0 | 1) => void;
}

function PlanTable({ plan, onFlip }: PlanTableProps) {
  return (
    <div role="group" aria-label="The plan" className="grid grid-cols-3 gap-2">
      {([0, 1, 2] as const).map((player) => (
        <div
          key={player}
          className="rounded-card border border-line bg-sunken p-2 text-center sm:p-3"
        >
          <p className="mb-1 font-medium">{players[player]}</p>
          <div className="grid gap-1.5 sm:grid-cols-2">
            {([0, 1] as const).map((question) => (
              <Button
                key={question}
                variant="secondary"
                className="px-1"
                aria-label={`${players[player]}, asked ${question}, answers ${plan[player][question]}. Change it`}
                onClick={() => onFlip(player, question)}
              >
                {question}: <span className="font-mono">{plan[player][question]}</span>
              </Button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
