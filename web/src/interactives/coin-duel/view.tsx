import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { CoinGame } from '../../diagrams/coin-game/coin-game.tsx';
import type { BoxMove } from '../../diagrams/coin-game/coin-box.tsx';
import type { ViewProps } from '../interactive.ts';
import { myPlans, newDuel, withDuels, type Duel, type MyPlan } from './state.ts';

const boxMoves: Readonly<Record<MyPlan, BoxMove>> = { leave: 'still', flip: 'hop', toss: 'shake' };

/** The coin game with swapped roles: Qubi moves first and last, and the learner in the middle. */
export function View({ qubi, rounds }: ViewProps<'coin-duel'>) {
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
