import { clsx } from 'clsx';
import { MoveVertical } from 'lucide-react';
import { spokenAmplitude } from '../../../diagrams/bars/amplitudes.ts';
import { DragBar } from '../../../diagrams/bars/drag-bar.tsx';
import { amplitudesAtStart, levelOf, maxTurn, turnFor } from '../start-state.ts';

export interface StartBarsProps {
  /** From 0, at which the qubit is certainly 0, to `maxTurn`, at which it is certainly 1. */
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}

const bits = [0, 1] as const;

/** The start of the qubit, as two bars to drag: one gains what the other loses. */
export function StartBars({ turn, onTurn }: StartBarsProps) {
  const amplitudes = amplitudesAtStart(turn);
  return (
    <div className="grid justify-items-center gap-1 text-sm">
      <p aria-hidden className="flex items-center gap-1">
        <MoveVertical className="size-4" /> Start
      </p>
      <div className="flex">
        {bits.map((bit) => (
          <div key={bit} className="grid justify-items-center gap-1">
            <DragBar
              label={`Start, bar for ${bit}`}
              amplitude={amplitudes[bit]}
              tone={bit === 0 ? 'zero' : 'one'}
              className={clsx(
                'h-20 w-11',
                'tall:in-[.alone]:@max-sm/scene:h-28 @sm/scene:@max-[34rem]/scene:w-8 @5xl/scene:h-36 @5xl/scene:w-14',
                'tall:in-[.alone]:@5xl/scene:h-72 tall:in-[.alone]:@5xl/scene:w-20',
              )}
              level={levelOf(turn, bit)}
              levels={[0, maxTurn]}
              spoken={spokenAmplitude({ re: amplitudes[bit], im: 0 })}
              onDrag={(amplitude) => onTurn(turnFor(bit, amplitude))}
              onLevel={(level) => onTurn(bit === 0 ? maxTurn - level : level)}
            />
            <span
              aria-hidden
              className={`font-mono text-lg leading-none font-semibold ${bit === 0 ? 'text-zero-ink' : 'text-one-ink'}`}
            >
              {bit}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
