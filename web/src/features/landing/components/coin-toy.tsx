import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { CoinBox } from '../../../diagrams/coin-game/coin-box.tsx';
import { usePlays } from '../../../diagrams/coin-game/use-plays.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { newCoinToy, withGame } from '../coin-toy-state.ts';

/** The coin in a box with which the first lesson begins, to play with at once. */
export function CoinToy() {
  const [toy, setToy] = useState(newCoinToy);
  const { isClosed, play } = usePlays(() => {
    const qubis = [Math.random() < 0.5, Math.random() < 0.5] as const;
    setToy((now) => withGame(now, qubis));
  });
  const { games, wins, shows, doesFlip } = toy;
  const playWith = (flip: boolean) => {
    setToy((now) => ({ ...now, doesFlip: flip }));
    play(1);
  };
  return (
    <section
      aria-label="A coin game to play"
      className="deep-window overflow-hidden rounded-window shadow-card"
    >
      <div className="flex h-36 justify-center pt-2 md:h-64 md:py-6 low:h-36">
        <CoinBox
          shows={isClosed ? null : shows}
          openings={games}
          moves={isClosed ? ['shake', doesFlip ? 'hop' : 'still', 'shake'] : null}
          onGesture={(gesture) => playWith(gesture !== 'tap')}
        />
      </div>
      <div className="grid gap-2.5 border-t border-deep-line bg-deep-raised px-4 py-3 sm:px-6 md:py-4">
        <p aria-live="polite" className="min-h-[4.5em] sm:min-h-[3em] leading-normal">
          {games === 0 ? (
            'Qubi flips the coin or not, then you do, then Qubi again. If it ends at tails, 1, you win.'
          ) : (
            <>
              {shows === 0 ? 'Heads: Qubi wins.' : 'Tails: you win!'} Qubi {games - wins}, you{' '}
              {wins}. Is there a trick?
            </>
          )}
        </p>
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" className="px-2!" onClick={() => playWith(true)}>
            Flip it
          </Button>
          <Button variant="secondary" className="px-2!" onClick={() => playWith(false)}>
            Leave it
          </Button>
          {games > 0 && (
            <ButtonLink to="/first-lesson" className="px-2!">
              Go on
              <ArrowRight aria-hidden className="size-5" />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
