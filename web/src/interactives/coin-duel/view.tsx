import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { myPlans, newDuel, withDuels, type Duel, type MyPlan } from './state.ts';
import { CoinFace } from '../../diagrams/coin-game/coin-face.tsx';
import { CoinGame } from '../../diagrams/coin-game/coin-game.tsx';
import type { ViewProps } from '../interactive.ts';

/** The coin game with swapped roles: Qubi moves first and last, and the learner in the middle. */
export function View({ qubi, rounds }: ViewProps<'coin-duel'>) {
  const [duel, setDuel] = useState(newDuel);
  const [plan, setPlan] = useState<MyPlan>('leave');
  const [random] = useState(() => createRandom(freshSeed()));
  const secret = (
    <Secret
      text={
        qubi === 'H' ? 'Qubi plays H. You see nothing.' : 'Qubi flips it or not. You see nothing.'
      }
    />
  );
  return (
    <CoinGame
      rules="The coin starts at heads, which is 0. Heads at the end: Qubi wins. Tails: you win."
      moves={[
        secret,
        <Choices label="Your move" options={myPlans} chosen={plan} onChoose={setPlan} />,
        secret,
      ]}
      rounds={rounds}
      played={duel.rounds}
      onPlay={(count) => setDuel(withDuels(duel, qubi, plan, count, random))}
      score={duel.last && <Score last={duel.last} rounds={duel.rounds} wins={duel.wins} />}
      before="No game yet."
    />
  );
}

function Secret({ text }: { readonly text: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Qubi className="size-8 shrink-0" />
      {text}
    </p>
  );
}

interface ScoreProps extends Omit<Duel, 'last'> {
  readonly last: NonNullable<Duel['last']>;
}

function Score({ last, rounds, wins }: ScoreProps) {
  return (
    <>
      <p className="flex items-center gap-3">
        <CoinFace shows={last.shows} />
        {last.shows === 0 ? 'Heads. Qubi wins this one.' : 'Tails. You win this one!'} You{' '}
        {last.mine === 'X' ? 'flipped the coin.' : 'left the coin alone.'}
      </p>
      <p>
        Qubi <strong>{wins}</strong>, you <strong>{rounds - wins}</strong>, after{' '}
        <strong>{rounds}</strong> {rounds === 1 ? 'game' : 'games'}.
      </p>
    </>
  );
}
