import { createRandom, freshSeed } from '@qubloom/quantum';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { percent } from '../../../diagrams/bars/amplitudes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { NumberTable } from '../../../ui/display/number-table.tsx';
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
} from './ghz-state.ts';

const players = ['Ada', 'Ben', 'Cleo'] as const;
type Strategy = 'plan' | 'entangled';

interface Score {
  readonly rounds: number;
  readonly wins: number;
  readonly last: { readonly asked: Three; readonly answers: Three } | null;
}
const manyRounds = 100;
const noScore: Score = { rounds: 0, wins: 0, last: null };

/** The GHZ game: three friends, three questions, and a plan that can never win all four rounds. */
export function GhzTable() {
  const [strategy, setStrategy] = useState<Strategy>('plan');
  const [plan, setPlan] = useState<GhzPlan>(firstPlan);
  const [score, setScore] = useState(noScore);
  const [random] = useState(() => createRandom(freshSeed()));

  useReportRun(score.rounds >= manyRounds);

  const answer = (asked: Three) =>
    strategy === 'plan' ? answersOf(plan, asked) : entangledAnswers(asked, random);
  const play = (rounds: number) => {
    let { wins, last } = score;
    for (let round = 0; round < rounds; round++) {
      const asked = askedOf[random.nextUint32() % askedOf.length] ?? [0, 0, 0];
      last = { asked, answers: answer(asked) };
      if (isWon(asked, last.answers)) wins++;
    }
    setScore({ rounds: score.rounds + rounds, wins, last });
  };
  const probabilities = askedOf.map((asked) =>
    strategy === 'entangled'
      ? entangledProbability(asked)
      : Number(isWon(asked, answersOf(plan, asked))),
  );
  const total = probabilities.reduce((sum, probability) => sum + probability, 0);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        Each friend gets a question, 0 or 1, and answers 0 or 1. Asked 000, the number of answers 1
        must be even. Asked 011, 101 or 110, it must be odd. They cannot talk.
      </p>
      <Choices
        label="How do they play?"
        options={[
          { value: 'plan', label: 'With a plan' },
          { value: 'entangled', label: 'With three linked qubits' },
        ]}
        chosen={strategy}
        onChoose={(chosen) => {
          setStrategy(chosen);
          setScore(noScore);
        }}
      />
      {strategy === 'plan' ? (
        <PlanTable
          plan={plan}
          onFlip={(player, question) => {
            setPlan(withAnswerFlipped(plan, player, question));
            setScore(noScore);
          }}
        />
      ) : (
        <p className="rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
          Each takes one qubit of a linked three. For question 0 they look after H. For question 1
          they look after S and H.
        </p>
      )}
      <NumberTable
        caption="The four rounds, with the exact chance to win"
        head={['Asked', 'Answers 1 must be', 'Chance to win']}
        rows={askedOf.map((asked, at) => [
          asked.join(''),
          asked.includes(1) ? 'odd' : 'even',
          <Won key="won" probability={probabilities[at] ?? 0} />,
        ])}
      />
      <p aria-live="polite">
        {strategy === 'plan' ? 'This plan wins' : 'Linked qubits win'}{' '}
        <strong>{Math.round(total)} of 4</strong>, that is {percent(total / 4)}.{' '}
        {score.last &&
          `Last round: asked ${score.last.asked.join('')}, answered ${score.last.answers.join('')}. Won ${score.wins} of ${score.rounds}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => play(1)}>Play a round</Button>
        <Button variant="secondary" onClick={() => play(manyRounds)}>
          Play {manyRounds}
        </Button>
      </div>
    </div>
  );
}

function Won({ probability }: { readonly probability: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {probability > 0.5 ? (
        <Check aria-hidden className="size-4 text-good" />
      ) : (
        <X aria-hidden className="size-4 text-bad" />
      )}
      {percent(probability)}
    </span>
  );
}

interface PlanTableProps {
  readonly plan: GhzPlan;
  readonly onFlip: (player: 0 | 1 | 2, question: 0 | 1) => void;
}

function PlanTable({ plan, onFlip }: PlanTableProps) {
  return (
    <div role="group" aria-label="The plan" className="grid gap-2 sm:grid-cols-3">
      {([0, 1, 2] as const).map((player) => (
        <div key={player} className="rounded-card border border-line bg-sunken p-3">
          <p className="mb-2 font-medium">{players[player]}</p>
          <div className="flex flex-wrap gap-2">
            {([0, 1] as const).map((question) => (
              <Button
                key={question}
                variant="secondary"
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
