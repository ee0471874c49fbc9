import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { Person } from '../../../diagrams/figures/person.tsx';
import { WaveLine } from '../../../diagrams/figures/wave-line.tsx';
import { total, type Game } from '../state.ts';
import { Room } from './room.tsx';

export interface TableStageProps {
  readonly game: Game;
  readonly onChange: (game: Game) => void;
}

/** Two rooms with a wall between them, and a referee who deals a card to each and decides if they win. */
export function TableStage({ game, onChange }: TableStageProps) {
  return (
    <div className="grid gap-1 p-1.5 not-compact:p-3">
      <Referee game={game} />
      <div className="relative grid grid-cols-2 gap-3 not-compact:gap-10">
        <Room who="alice" game={game} onChange={onChange} />
        <Room who="bob" game={game} onChange={onChange} />
        {game.play === 'pair' && (
          <svg
            aria-hidden
            viewBox="0 0 100 24"
            preserveAspectRatio="none"
            className="absolute top-8 left-1/2 h-6 w-24 -translate-x-1/2"
          >
            <WaveLine
              from={2}
              to={98}
              y={12}
              length={16}
              className="animate-appear stroke-points stroke-2"
            />
          </svg>
        )}
      </div>
    </div>
  );
}

function Referee({ game: { last, rounds } }: { readonly game: Game }) {
  return (
    <div aria-hidden className="flex items-center justify-center gap-2 text-sm not-compact:gap-4">
      <svg
        viewBox="-26 -16 52 54"
        className="h-11 shrink-0 not-compact:h-14 @[46rem]/scene:@max-5xl/scene:h-9"
      >
        <Person name="Referee" x={0} y={0} />
      </svg>
      <p className="leading-tight">
        {last === null ? (
          'Same answers win. But with cards 1 and 1, they must differ.'
        ) : (
          <>
            Cards <b className="font-mono">{last.asked.join(' and ')}</b>: must be{' '}
            <b>{last.asked.join() === '1,1' ? 'different' : 'the same'}</b>
          </>
        )}
      </p>
      {last && (
        <span
          key={total(rounds)}
          className={clsx(
            'animate-appear grid size-9 shrink-0 place-items-center rounded-full',
            last.isWon ? 'bg-good-soft text-good-ink' : 'bg-bad-soft text-bad-ink',
          )}
        >
          {last.isWon ? <Check className="size-6" /> : <X className="size-6" />}
        </span>
      )}
    </div>
  );
}
