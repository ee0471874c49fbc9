import type { RematchLevel } from '@qubloom/contract';
import { empty, type Cell } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { CoinGame } from '../../diagrams/coin-game/coin-game.tsx';
import type { BoxMove } from '../../diagrams/coin-game/coin-box.tsx';
import { QubisPlan, RematchBar } from '../../diagrams/rematch/rematch-bar.tsx';
import { useRematch } from '../../diagrams/rematch/rematch.ts';
import type { ViewProps } from '../interactive.ts';
import {
  gripRound,
  levels,
  myPlans,
  newDuel,
  planText,
  withDuels,
  type Duel,
  type GripRound,
  type MyPlan,
} from './state.ts';

const boxMoves: Readonly<Record<MyPlan, BoxMove>> = { leave: 'still', flip: 'hop', toss: 'shake' };

/** The coin game with swapped roles: Qubi moves first and last, and the learner in the middle. */
export function View(props: ViewProps<'coin-duel'>) {
  const { level } = props;
  return level === undefined ? <LessonDuel {...props} /> : <GripDuel level={level} />;
}

/** The game at three levels, against secret grips. */
function GripDuel({ level: first }: { readonly level: RematchLevel }) {
  const rematch = useRematch('coin-duel', first);
  const level = rematch?.level ?? first;
  const [random] = useState(() => createRandom(freshSeed()));
  const [rounds, setRounds] = useState<readonly GripRound[]>([]);
  const [move, setMove] = useState<Cell>('X');
  const { moves } = levels[level];
  const last = rounds.at(-1);
  const wins = rounds.filter(({ shows }) => shows === 1).length;
  const qubis = { who: 'Qubi', text: 'secret', box: 'shake' } as const;
  return (
    <CoinGame
      rematch={
        rematch && (
          <RematchBar
            rematch={rematch}
            onLevel={() => {
              setRounds([]);
              setMove('X');
            }}
          />
        )
      }
      rules={last ? '' : 'Heads at the start. If it ends at tails, you win.'}
      moves={[
        qubis,
        { who: 'You', text: moveText(move), box: move === empty ? 'still' : 'hop' },
        qubis,
      ]}
      choices={[
        {
          label: 'Your move',
          options: moves.map((value) => ({ value, label: moveText(value) })),
          chosen: move,
          onChoose: setMove,
        },
      ]}
      wins={[rounds.length - wins, wins]}
      players={['Qubi', 'You']}
      shows={last?.shows ?? null}
      onPlay={() => {
        const round = gripRound(level, move, random);
        setRounds([...rounds, round]);
        rematch?.end(round.shows === 1);
      }}
      score={
        last && (
          <p>
            {last.shows === 0 ? 'Heads: Qubi wins against' : 'Tails: you win with'}{' '}
            {nameOf(last.mine)}.<QubisPlan rematch={rematch}>{planText(last)}</QubisPlan>
          </p>
        )
      }
      before="Tap the box to play."
    />
  );
}

const moveText = (move: Cell) => (move === empty ? 'Leave it' : move === 'X' ? 'Flip (X)' : move);

const nameOf = (move: Cell) => (move === empty ? 'no move' : move);

function LessonDuel({ qubi, rounds }: ViewProps<'coin-duel'>) {
  const [duel, setDuel] = useState(newDuel);
  const [plan, setPlan] = useState<MyPlan>('leave');
  const [random] = useState(() => createRandom(freshSeed()));
  const mine = myPlans.find(({ value }) => value === plan)?.label ?? '';
  const qubis = { who: 'Qubi', text: qubi === 'H' ? 'H' : 'secret', box: 'shake' } as const;
  return (
    <CoinGame
      rules="The coin starts at heads, which is 0. If it ends at tails, 1, you win."
      moves={[qubis, { who: 'You', text: mine, box: boxMoves[plan] }, qubis]}
      choices={[{ label: 'Your move', options: myPlans, chosen: plan, onChoose: setPlan }]}
      rounds={rounds}
      wins={[duel.wins, duel.rounds - duel.wins]}
      players={['Qubi', 'You']}
      shows={duel.last?.shows ?? null}
      onPlay={(count) => setDuel(withDuels(duel, qubi, plan, count, random))}
      score={duel.last && <Score last={duel.last} rounds={duel.rounds} wins={duel.wins} />}
      before="Tap the box to play. Flick it up to flip, or shake it to toss."
      onGesture={(gesture) => setPlan(gesture === 'flick' ? 'flip' : 'toss')}
    />
  );
}

interface ScoreProps extends Omit<Duel, 'last'> {
  readonly last: NonNullable<Duel['last']>;
}

function Score({ last, rounds, wins }: ScoreProps) {
  return (
    <>
      <p>
        {last.shows === 0 ? 'Heads. Qubi wins this one.' : 'Tails. You win this one!'} You{' '}
        {last.mine === 'X' ? 'flipped the coin.' : 'left the coin alone.'}
      </p>
      <p className="sr-only">
        Qubi {wins}, you {rounds - wins}, after {rounds} {rounds === 1 ? 'game' : 'games'}.
      </p>
    </>
  );
}
