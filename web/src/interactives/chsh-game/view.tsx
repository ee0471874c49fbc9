import { percent, type RematchLevel } from '@qubloom/contract';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { QubisPlan, RematchBar } from '../../diagrams/rematch/rematch-bar.tsx';
import { useRematch } from '../../diagrams/rematch/rematch.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { useSound } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import {
  bandOf,
  bestAngles,
  overallProbability,
  winProbabilities,
  newGame,
  questions,
  total,
  weakestQuestion,
  withAngles,
  withPlay,
  withRounds,
  type Game,
  type Play,
  type Round,
} from './state.ts';
import { LuckBand, luckText } from './components/luck-band.tsx';
import { TableStage } from './components/table-stage.tsx';
import type { ViewProps } from '../interactive.ts';

const manyRounds = [100, 1000] as const;
/** Number of rounds in a run. */
const enoughRounds = 20;

const playOptions = [
  { value: 'plan', label: 'By a plan' },
  { value: 'pair', label: 'With a linked pair' },
] as const;

/** The CHSH game: a plan made in advance, or an entangled pair and four angles. */
export function View(props: ViewProps<'chsh-game'>) {
  const { rules, design: isDesign, plan, angles, problem } = props;
  const rematch = useRematch('chsh-game', props.level);
  const plays: readonly Play[] = rematch
    ? [playAt(rematch.level)]
    : props.plays === 'both'
      ? ['plan', 'pair']
      : [props.plays];
  const [game, setGame] = useState(() =>
    newGame({ play: props.play ?? plays[0] ?? 'plan', plan, angles }),
  );
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((rounds) => {
    const seed = random.nextUint32();
    setGame((now) => withRounds(now, rounds, createRandom(seed)));
  });
  const change = (next: Game) => {
    stop();
    setGame(next);
  };
  const playOne = () => {
    if (!rematch) {
      run(1);
      return;
    }
    const asked = rematch.level === 3 ? weakestQuestion(game) : undefined;
    const next = withRounds(game, 1, random, asked);
    change(next);
    rematch.end(next.last?.isWon === true);
  };
  const rounds = total(game.rounds);
  useReportRun(rounds >= enoughRounds && !isGrowing);
  useSound(rounds, game.last?.isWon === true ? 'good' : 'bad');
  // No exact number before a run; afterward, it follows every change of the plan. Learners who design the
  // angles see it at once.
  const [hasPlayed, setPlayed] = useState(false);
  if (rounds >= (isDesign ? 1 : enoughRounds) && !isGrowing && !hasPlayed) setPlayed(true);
  const { isAwaited } = useGuessRun();
  const isOpen = hasPlayed && !isAwaited;
  const hasPlanMark = isOpen && plays.includes('pair') && !isDesign;
  const isSuccess =
    isOpen &&
    !rematch &&
    !isGrowing &&
    overallProbability(game) > 0.76 &&
    (isDesign || bandOf(total(game.wins), rounds)[0] > 0.75);
  return (
    <InteractiveLayout
      goal={
        plays.includes('pair')
          ? 'Can they win more than 3 of 4 rounds?'
          : 'How often can a plan win?'
      }
      success={
        isSuccess &&
        (isDesign
          ? 'Your way of playing beats every plan that is made in advance.'
          : `Won ${total(game.wins)} of ${rounds}. The whole band of luck is above every plan.`)
      }
      shape="side"
      problem={problem}
      rematch={
        rematch && (
          <RematchBar
            rematch={rematch}
            onLevel={(level) => change(withPlay(game, playAt(level)))}
          />
        )
      }
      stage={<TableStage game={game} onChange={change} />}
      controls={
        <>
          {plays.length > 1 && (
            <Choices
              isPlain
              label="How do they play?"
              options={playOptions}
              chosen={game.play}
              onChoose={(chosen) => change(withPlay(game, chosen))}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <OneTryButton variant="primary" isGrowing={isGrowing} onPress={playOne}>
              Play a round
            </OneTryButton>
            {(rematch ? [] : isGrowing ? manyRounds.slice(0, 1) : manyRounds).map((count) => (
              <RunButton
                key={count}
                variant="secondary"
                isGrowing={isGrowing}
                onPress={() => run(count)}
              >
                {count} rounds
              </RunButton>
            ))}
            {game.play === 'pair' && hasPlayed && !isDesign && (
              <Button variant="quiet" onClick={() => change(withAngles(game, bestAngles))}>
                Best angles
              </Button>
            )}
          </div>
        </>
      }
      result={
        isDesign && isOpen ? (
          <Wins game={game} />
        ) : rematch ? undefined : (
          <LuckBand
            game={game}
            hasPlanMark={hasPlanMark}
            hasPairMark={isOpen && game.play === 'pair' && !isDesign}
          />
        )
      }
      message={
        !isGrowing && (
          <>
            {rematch ? (
              game.last && lastText(game.last)
            ) : (
              <ResultText {...{ game, isOpen, hasPlanMark, isSuccess }} />
            )}
            <QubisPlan rematch={rematch}>{planText(game)}</QubisPlan>
          </>
        )
      }
      numbers={
        <>
          <Story hasRules={rules} play={game.play} />
          {isOpen && <QuestionTable game={game} />}
        </>
      }
      onRestart={rounds > 0 ? () => change(newGame(game)) : null}
    />
  );
}

/** A pair is what beats every plan, so it comes with the second level. */
const playAt = (level: RematchLevel): Play => (level === 1 ? 'plan' : 'pair');

/** Qubi's words about the cards that it has chosen at the third level. */
function planText(game: Game): string {
  const chances = winProbabilities(game);
  const at = weakestQuestion(game);
  const [least, most] = [chances[at] ?? 0, Math.max(...chances)];
  if (most - least < 0.005) {
    return `I looked for your weakest cards and found none: you win all four with ${percent(least)}. That was plain luck.`;
  }
  return `I always ask your weakest cards: ${(questions[at] ?? []).join(' and ')}. With your angles, you win those with only ${percent(least)}. Turn the arrows until all four are the same.`;
}

function Story({ hasRules, play }: { readonly hasRules: boolean; readonly play: Game['play'] }) {
  return (
    <div className="grid content-start gap-2 text-sm">
      {hasRules && (
        <p>
          Alice and Bob sit in two rooms. Each gets a card, 0 or 1, and each answers 0 or 1. If both
          cards are 1, their answers must differ. Else they must be the same.
        </p>
      )}
      <p>
        {play === 'plan'
          ? 'They made the plan together. Once the game runs, they cannot talk.'
          : 'For each round they share a fresh linked pair. Each looks along an angle and says what the look shows.'}
      </p>
    </div>
  );
}

interface ResultTextProps {
  readonly game: Game;
  readonly isOpen: boolean;
  readonly hasPlanMark: boolean;
  /** The line about the success says the rest. */
  readonly isSuccess: boolean;
}

function ResultText({ game, isOpen, hasPlanMark, isSuccess }: ResultTextProps) {
  const rounds = total(game.rounds);
  return (
    <>
      {game.last && <span className="sr-only">{lastText(game.last)} </span>}
      <span className={isSuccess && rounds > 0 ? 'sr-only' : undefined}>
        {rounds === 0
          ? 'No round yet.'
          : `Won ${total(game.wins)} of ${rounds}. ${luckText(game, hasPlanMark)}`}
        {isOpen && ` The exact chance is ${percent(overallProbability(game))}.`}
      </span>
    </>
  );
}

function lastText({ asked, answers, isWon }: Round): string {
  return `Last round: cards ${asked.join(' and ')}, answered ${answers.join(' and ')}. ${isWon ? 'Won.' : 'Lost.'}`;
}

/** The exact chance for each of the four questions, which the learner changes by hand. */
function Wins({ game }: { readonly game: Game }) {
  const exact = winProbabilities(game);
  return (
    <div role="group" aria-label="Chance to win" className="grid grid-cols-2 gap-x-4 gap-y-1">
      {questions.map(([x, y], at) => (
        <ShareBar key={at} name={`Cards ${x} and ${y}`} share={exact[at] ?? 0} tone="soft" />
      ))}
    </div>
  );
}

function QuestionTable({ game }: { readonly game: Game }) {
  const exact = winProbabilities(game);
  return (
    <NumberTable
      caption="The four pairs of cards"
      head={['Cards', 'Must be', 'Won', 'Exact chance']}
      rows={questions.map(([x, y], at) => [
        `${x} and ${y}`,
        x === 1 && y === 1 ? 'different' : 'the same',
        `${game.wins[at] ?? 0} of ${game.rounds[at] ?? 0}`,
        percent(exact[at] ?? 0),
      ])}
    />
  );
}
