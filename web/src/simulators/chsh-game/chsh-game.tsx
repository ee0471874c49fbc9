import { percent } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import {
  bestAngles,
  overallProbability,
  winProbabilities,
  newGame,
  questions,
  total,
  withAnswerFlipped,
  withAngle,
  withAngles,
  withPlay,
  withRounds,
  type Bit,
  type Game,
  type Person,
} from './game-state.ts';
import type { ChshOptions } from './options.ts';

const manyRounds = [100, 1000] as const;
/** So many rounds are a run. */
const enoughRounds = 20;

const names: Readonly<Record<Person, string>> = { alice: 'Alice', bob: 'Bob' };
const playOptions = [
  { value: 'plan', label: 'By a plan' },
  { value: 'pair', label: 'With a linked pair' },
] as const;
const people: readonly Person[] = ['alice', 'bob'];
const askedOf: readonly Bit[] = [0, 1];

/** The CHSH game: a plan made in advance, or an entangled pair and four angles. */
export function ChshGame({ start, plays, hasRules, problem }: ChshOptions) {
  const [game, setGame] = useState(() => newGame(start));
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((rounds) => {
    const seed = random.nextUint32();
    setGame((now) => withRounds(now, rounds, createRandom(seed)));
  });
  const change = (next: Game) => {
    stop();
    setGame(next);
  };
  const rounds = total(game.rounds);
  useReportRun(rounds >= enoughRounds && !isGrowing);
  // No exact number before something was played; then it follows every change of the plan.
  const [hasPlayed, setPlayed] = useState(false);
  if (rounds > 0 && !hasPlayed) setPlayed(true);
  const { isAwaited } = useGuessRun();
  const isOpen = hasPlayed && !isAwaited;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      <p className={hasRules ? undefined : 'sr-only'}>
        Alice and Bob sit in two rooms. Each is asked 0 or 1, and each answers 0 or 1. If both are
        asked 1, their answers must differ. Else they must be the same.
      </p>
      {plays.length > 1 && (
        <Choices
          label="How do they play?"
          options={playOptions}
          chosen={game.play}
          onChoose={(chosen) => change(withPlay(game, chosen))}
        />
      )}
      {game.play === 'plan' ? (
        <PlanCards game={game} onChange={change} />
      ) : (
        <AngleCards game={game} onChange={change} />
      )}
      <div className="flex flex-wrap gap-2">
        <OneTryButton variant="primary" isGrowing={isGrowing} onPress={() => run(1)}>
          Play a round
        </OneTryButton>
        {(isGrowing ? manyRounds.slice(0, 1) : manyRounds).map((rounds) => (
          <RunButton
            key={rounds}
            variant="secondary"
            isGrowing={isGrowing}
            onPress={() => run(rounds)}
          >
            {rounds} rounds
          </RunButton>
        ))}
        <Button
          variant="quiet"
          className="max-sm:w-11 max-sm:px-0"
          onClick={() => change(newGame(game))}
        >
          <RotateCcw aria-hidden /> <span className="max-sm:sr-only">Clear the table</span>
        </Button>
      </div>
      <Totals game={game} isOpen={isOpen} isAgainstPlans={plays.includes('pair')} />
      {isOpen && <QuestionTable game={game} />}
    </div>
  );
}

interface CardsProps {
  readonly game: Game;
  readonly onChange: (game: Game) => void;
}

function PlanCards({ game, onChange }: CardsProps) {
  return (
    <section aria-label="The plan" className="grid grid-cols-2 gap-2 sm:gap-3">
      {people.map((person) => (
        <div
          key={person}
          className="rounded-card border border-line bg-surface p-2.5 shadow-card sm:p-4"
        >
          <h2 className="mb-1 text-lg sm:mb-2 sm:text-xl">{names[person]}</h2>
          <div className="flex flex-wrap gap-1.5 sm:gap-2">
            {askedOf.map((question) => {
              const answer = game.plan[person][question];
              return (
                <Button
                  key={question}
                  variant="secondary"
                  className="min-w-0 grow basis-28 max-sm:px-2 max-sm:text-sm halves:max-sm:basis-0 halves:max-sm:px-1"
                  aria-label={`${names[person]}, asked ${question}, answers ${answer}. Change it`}
                  onClick={() => onChange(withAnswerFlipped(game, person, question))}
                >
                  Asked {question}: say{' '}
                  <span
                    className={`font-mono text-xl ${answer === 0 ? 'text-zero-ink' : 'text-one-ink'}`}
                  >
                    {answer}
                  </span>
                </Button>
              );
            })}
          </div>
        </div>
      ))}
      <p className="col-span-2 text-sm text-ink-soft max-sm:sr-only">
        They made the plan together. Once the game runs, they cannot talk.
      </p>
    </section>
  );
}

function AngleCards({ game, onChange }: CardsProps) {
  return (
    <section aria-label="The four angles" className="grid grid-cols-2 gap-2 sm:gap-3">
      {people.map((person) => (
        <div
          key={person}
          className="rounded-card border border-line bg-surface p-2.5 shadow-card sm:p-4"
        >
          <h2 className="mb-1 text-lg sm:mb-2 sm:text-xl">{names[person]}</h2>
          <div className="grid sm:gap-2">
            {askedOf.map((question) => (
              <AngleSlider
                key={question}
                label={`Asked ${question}: look at`}
                name={`${names[person]}, asked ${question}`}
                degrees={game.angles[person][question]}
                onTurn={(degrees) => onChange(withAngle(game, person, question, degrees))}
              />
            ))}
          </div>
        </div>
      ))}
      <div className="col-span-2 flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft max-sm:sr-only">
          For each round they share a fresh linked pair. Each looks along an angle and says what the
          look shows.
        </p>
        <Button variant="quiet" onClick={() => onChange(withAngles(game, bestAngles))}>
          Show the best angles
        </Button>
      </div>
    </section>
  );
}

interface AngleSliderProps {
  readonly label: string;
  readonly name: string;
  readonly degrees: number;
  readonly onTurn: (degrees: number) => void;
}

function AngleSlider({ label, name, degrees, onTurn }: AngleSliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 sm:gap-x-3">
      <svg aria-hidden viewBox="-24 -24 48 48" className="size-10 halves:row-span-2 sm:size-12">
        <circle r="21" className="fill-sunken stroke-control" />
        <line
          x1="0"
          y1="0"
          x2={18 * Math.sin((degrees * Math.PI) / 180)}
          y2={-18 * Math.cos((degrees * Math.PI) / 180)}
          className="stroke-action"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <label htmlFor={id} className="text-sm leading-tight">
        <span className="sr-only">{name}: </span>
        {label} <strong className="tabular-nums">{degrees}°</strong>
      </label>
      <input
        id={id}
        type="range"
        min={-90}
        max={90}
        step={7.5}
        value={degrees}
        aria-valuetext={`${degrees} degrees`}
        onChange={(event) => onTurn(Number(event.currentTarget.value))}
        className="col-span-2 h-11 w-full accent-action halves:col-span-1"
      />
    </div>
  );
}

interface TotalsProps {
  readonly game: Game;
  /** Exact numbers are shown. */
  readonly isOpen: boolean;
  /** What the best plan wins is no secret any more. */
  readonly isAgainstPlans: boolean;
}

function Totals({ game, isOpen, isAgainstPlans }: TotalsProps) {
  const rounds = total(game.rounds);
  const wins = total(game.wins);
  const exact = overallProbability(game);
  return (
    <section aria-label="How it goes" className="grid gap-3">
      <div className="grid gap-2">
        <ShareBar name="Won so far" share={rounds === 0 ? null : wins / rounds} />
        {isOpen && <ShareBar name="Exact chance" share={exact} tone="soft" />}
        {isOpen && isAgainstPlans && <ShareBar name="Best plan of all" share={0.75} tone="line" />}
      </div>
      <div aria-live="polite" className="min-h-7 text-sm sm:text-base">
        {game.last && (
          <p>
            Last round: asked {game.last.asked.join(' and ')}, answered{' '}
            {game.last.answers.join(' and ')}. {game.last.isWon ? 'Won.' : 'Lost.'}
          </p>
        )}
        <p>
          {rounds === 0
            ? 'No round yet.'
            : `Won ${wins} of ${rounds}, that is ${percent(wins / rounds)}.`}{' '}
          {isOpen && `The exact chance is ${percent(exact)}.`}
        </p>
      </div>
    </section>
  );
}

function QuestionTable({ game }: { readonly game: Game }) {
  const exact = winProbabilities(game);
  return (
    <FoldedTable
      caption="The four questions"
      head={['Asked', 'Must be', 'Won', 'Exact chance']}
      rows={questions.map(([x, y], at) => [
        `${x} and ${y}`,
        x === 1 && y === 1 ? 'different' : 'the same',
        `${game.wins[at] ?? 0} of ${game.rounds[at] ?? 0}`,
        percent(exact[at] ?? 0),
      ])}
    />
  );
}
