import { clsx } from 'clsx';
import { AngleDial } from '../../../diagrams/figures/angle-dial.tsx';
import { BitToken } from '../../../diagrams/figures/bit-token.tsx';
import { Person } from '../../../diagrams/figures/person.tsx';
import { withAngle, withAnswerFlipped, type Bit, type Game, type Person as Who } from '../state.ts';

const names = { alice: 'Alice', bob: 'Bob' } as const;
const cards: readonly Bit[] = [0, 1];

export interface RoomProps {
  readonly who: Who;
  readonly game: Game;
  readonly onChange: (game: Game) => void;
}

/** One player's room: the player, their card and answer, and the settings that decide the answer. */
export function Room({ who, game, onChange }: RoomProps) {
  const place = who === 'alice' ? 0 : 1;
  const asked = game.last?.asked[place] ?? null;
  const answer = game.last?.answers[place] ?? null;
  return (
    <section
      aria-label={`${names[who]}’s room`}
      className="grid content-start gap-1 rounded-control border-2 border-line bg-deep-raised p-1.5 not-compact:p-3"
    >
      <div className={clsx('flex items-center gap-2', who === 'bob' && 'flex-row-reverse')}>
        <svg
          viewBox="-28 -16 56 70"
          aria-hidden
          className="h-16 shrink-0 not-compact:h-24 @[46rem]/scene:@max-5xl/scene:h-14 @5xl/scene:h-32"
        >
          <Person name={names[who]} x={0} y={0} />
        </svg>
        <div aria-hidden className="grid flex-1 justify-items-center gap-0.5 text-xs text-ink-soft">
          {asked === null ? 'waits' : `card ${asked}, says`}
          <BitToken key={game.rounds.join()} bit={answer} className="animate-appear" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-1">
        {cards.map((question) =>
          game.play === 'plan' ? (
            <PlanSwitch
              key={question}
              {...{ who, game, question, onChange }}
              isActive={asked === question}
            />
          ) : (
            <AngleDial
              key={question}
              name={`${names[who]}, card ${question}`}
              label={`Card ${question}:`}
              degrees={game.angles[who][question]}
              max={90}
              step={7.5}
              isActive={asked === question}
              onTurn={(degrees) => onChange(withAngle(game, who, question, degrees))}
            />
          ),
        )}
      </div>
    </section>
  );
}

interface PlanSwitchProps extends RoomProps {
  readonly question: Bit;
  /** It was asked in the last round. */
  readonly isActive: boolean;
}

function PlanSwitch({ who, game, question, isActive, onChange }: PlanSwitchProps) {
  const answer = game.plan[who][question];
  return (
    <button
      type="button"
      aria-label={`${names[who]}, card ${question}, answers ${answer}. Change it`}
      onClick={() => onChange(withAnswerFlipped(game, who, question))}
      className={clsx(
        'grid min-h-16 min-w-0 justify-items-center gap-0.5 rounded-control border-2 bg-surface px-0.5 py-1',
        'text-xs hover:border-action @[46rem]/scene:@max-5xl/scene:min-h-14',
        isActive ? 'border-points' : 'border-control',
      )}
    >
      Card {question}: say
      <BitToken key={answer} bit={answer} size="medium" className="animate-appear" />
    </button>
  );
}
