import { empty, type Cell } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { gateLabels } from '../../diagrams/circuit-strip/gate-labels.ts';
import { CoinGame, type CoinMove } from '../../diagrams/coin-game/coin-game.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import type { ViewProps } from '../interactive.ts';
import { newPennyGame, withMove, withRoundsPlayed, type PennyGame } from './state.ts';

/**
 * The coin game against the computer: the learner chooses the first and the last move, plays, and counts the wins.
 */
export function View({ moves, rounds, errors }: ViewProps<'penny-flip'>) {
  const [game, setGame] = useState(newPennyGame);
  const [random] = useState(() => createRandom(freshSeed()));
  const options = [empty, ...moves].map((move) => ({ value: move, label: moveText(move) }));
  const isWon = game.rounds >= rounds && game.wins === game.rounds;
  const mine = (move: Cell): CoinMove => ({
    who: 'You',
    text: moveText(move),
    box: move === empty ? 'still' : 'hop',
  });
  return (
    <CoinGame
      rules="The coin starts at heads, which is 0. Heads at the end: you win."
      moves={[mine(game.first), { who: 'Computer', text: 'secret', box: 'shake' }, mine(game.last)]}
      choices={(['first', 'last'] as const).map((move) => ({
        label: `Your ${move} move`,
        options,
        chosen: game[move],
        onChoose: (chosen: Cell) => setGame(withMove(game, move, chosen)),
      }))}
      rounds={rounds}
      wins={[game.wins, game.rounds - game.wins]}
      players={['You', 'Computer']}
      shows={game.lastRound?.shows ?? null}
      onPlay={(count) => setGame(withRoundsPlayed(game, count, random, errors / 100))}
      score={game.lastRound && <Score game={game} lastRound={game.lastRound} isWon={isWon} />}
      before="No game with these moves yet."
      glows={isWon}
    />
  );
}

interface ScoreProps {
  readonly game: PennyGame;
  readonly lastRound: NonNullable<PennyGame['lastRound']>;
  readonly isWon: boolean;
}

function Score({ game: { rounds, wins }, lastRound, isWon }: ScoreProps) {
  return (
    <>
      <p>
        The last game: {lastRound.shows === 0 ? 'heads, you win' : 'tails, the computer wins'}. It
        had {lastRound.computer === empty ? 'left the coin' : 'flipped the coin'}.
      </p>
      <p>
        With these moves you won <strong>{wins}</strong> out of <strong>{rounds}</strong>.
      </p>
      {isWon && (
        <Success strength="task">
          Every single game. Can you say why it works with a flip and without one?
        </Success>
      )}
    </>
  );
}

function moveText(move: Cell): string {
  if (move === empty) return 'Leave it';
  return move === 'X' ? 'Flip (X)' : gateLabels(move).spoken;
}
