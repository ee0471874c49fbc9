import { empty, type Cell } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { gateLabels } from '../../diagrams/circuit-strip/gate-labels.ts';
import { Choices } from '../../ui/controls/choices.tsx';
import { CoinFace } from '../../diagrams/coin-game/coin-face.tsx';
import { CoinGame } from '../../diagrams/coin-game/coin-game.tsx';
import type { ViewProps } from '../interactive.ts';
import { newPennyGame, withMove, withRoundsPlayed, type PennyGame } from './state.ts';

/**
 * The coin game against the computer: the learner chooses the first and the last move, plays, and counts the wins.
 */
export function View({ moves, rounds, errors }: ViewProps<'penny-flip'>) {
  const [game, setGame] = useState(newPennyGame);
  const [random] = useState(() => createRandom(freshSeed()));
  const options = [empty, ...moves].map((move) => ({ value: move, label: moveText(move) }));
  const choiceOf = (label: string, move: 'first' | 'last') => (
    <Choices
      label={label}
      options={options}
      chosen={game[move]}
      onChoose={(chosen) => setGame(withMove(game, move, chosen))}
    />
  );
  return (
    <CoinGame
      rules="The coin starts at heads, which is 0. Heads at the end: you win."
      moves={[
        choiceOf('Your first move', 'first'),
        <p className="text-sm text-ink-soft">
          The computer flips or leaves the coin. You can’t see which.
        </p>,
        choiceOf('Your last move', 'last'),
      ]}
      rounds={rounds}
      played={game.rounds}
      onPlay={(count) => setGame(withRoundsPlayed(game, count, random, errors / 100))}
      score={game.lastRound && <Score game={game} lastRound={game.lastRound} goal={rounds} />}
      before="No game with these moves yet."
    />
  );
}

interface ScoreProps {
  readonly game: PennyGame;
  readonly lastRound: NonNullable<PennyGame['lastRound']>;
  readonly goal: number;
}

function Score({ game: { rounds, wins }, lastRound, goal }: ScoreProps) {
  return (
    <>
      <p className="flex items-center gap-3">
        <CoinFace shows={lastRound.shows} />
        The last game: {lastRound.shows === 0 ? 'heads, you win' : 'tails, the computer wins'}. It
        had {lastRound.computer === empty ? 'left the coin' : 'flipped the coin'}.
      </p>
      <p>
        With these moves you won <strong>{wins}</strong> out of <strong>{rounds}</strong>.
      </p>
      {rounds >= goal && wins === rounds && (
        <p className="flex items-center gap-2 rounded-control bg-good-soft px-4 py-2.5 text-good-ink">
          <CircleCheck aria-hidden className="size-5 shrink-0" /> Every single game. Say why it
          works with a flip and without one.
        </p>
      )}
    </>
  );
}

function moveText(move: Cell): string {
  if (move === empty) return 'Leave it';
  return move === 'X' ? 'Flip (X)' : gateLabels(move).spoken;
}
